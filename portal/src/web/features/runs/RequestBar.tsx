import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION, RUN_PRODUCTS, type RunProduct } from '@lienzo/schema/runs/products';
import { runMessages as texts } from '@lienzo/schema/runs/run-messages';
import { Alert, Button, Group, List, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import { missingChoices } from './missing-choices';
import classes from './runs.module.css';
import type { RunsSearch } from './runs-search';

const TOAST = 'runs request';

/** The calculation that is offered first, then the closing. */
const CHOICES = RUN_PRODUCTS.toReversed().map((product) => ({
  value: `${product}`,
  label: texts.products[product],
}));

const asProduct = (value: string | null): RunProduct | undefined =>
  RUN_PRODUCTS.find((product) => `${product}` === value);

type RequestBarProps = {
  search: RunsSearch;
  /** What comes next, chosen unless the person chooses. */
  suggested: RunProduct | undefined;
  choose: (search: RunsSearch) => void;
};

/** 'Proceso', 'Generar' and 'Status' (specification 2 §2). */
export function RequestBar({ search, suggested, choose }: RequestBarProps) {
  const product = search.solicitud ?? suggested;
  const [missing, setMissing] = useState<string[]>([]);
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: () =>
      call(endpoints.post_genera_producto_x_nominas, {
        body: {
          producto: 'Proceso',
          tipo_producto: product ?? CALCULATION,
          nomina_id: paysheetIdsOf(search),
          anio: search.anio ?? 0,
          proceso: search.proceso ?? 0,
          period: search.periodo ?? 0,
        },
      }),
    onSuccess: ({ message }) => {
      notify.success(message, TOAST);
      // Both processes start again from what is chosen; the selection itself stays (specification 2 §4).
      choose({ ...search, solicitud: undefined });
    },
    onError: (error) => notify.danger(messageOf(error), TOAST),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  const generate = (): void => {
    const lacks = missingChoices({ ...search, solicitud: product });
    setMissing(lacks);
    if (lacks.length === 0) request.mutate();
  };
  return (
    <>
      <Group align="end" gap="sm" mb="md" className={classes.request ?? ''}>
        <Select
          label={texts.process}
          placeholder={texts.chooseProcess}
          data={CHOICES}
          value={product === undefined ? null : `${product}`}
          onChange={(value) => choose({ ...search, solicitud: asProduct(value) })}
        />
        <Button loading={request.isPending} onClick={generate}>
          {texts.generate}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setMissing([]);
            void queries.invalidateQueries({ queryKey: runsKey });
          }}
        >
          {texts.status}
        </Button>
      </Group>
      {missing.length > 0 && (
        <Alert color="red" title={texts.missing} role="alert" mb="md">
          <List size="sm">
            {missing.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
