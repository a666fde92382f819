import { formatMoment } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { LAYOUT_IDS } from '@lienzo/schema/runs/layout-ids';
import { layoutMessages as texts } from '@lienzo/schema/runs/layout-messages';
import type { PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { PAYMENT_LAYOUTS } from '@lienzo/schema/runs/payment-layouts';
import { Button, Group, Menu, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconBuildingBank, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import list from '../../../shared/lists/ListTable.module.css';
import { notify } from '../../../shared/notices/notify';
import { layoutsKey, layoutsQuery } from '../../../shared/payroll/layouts-query';
import { useSession } from '../../../shared/session/use-session';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import { LayoutEditor } from './LayoutEditor';

type Edited = { version: number | undefined; layout: PaymentLayout };

/** 'BANCOS': the organization's own layouts of bank files, each begun as a copy of an example. */
export function LayoutsTab() {
  const mayEdit = useSession()?.roleName === 'Admin';
  const layouts = useQuery(layoutsQuery);
  const queries = useQueryClient();
  const [edited, edit] = useState<Edited>();
  const removal = useMutation({
    mutationFn: (version: number) => call(endpoints.delete_payment_layout, { body: { version } }),
    onSuccess: ({ message }) => notify.success(message, 'layout'),
    onError: (error) => notify.danger(messageOf(error), 'layout'),
    onSettled: () => queries.invalidateQueries({ queryKey: layoutsKey }),
  });
  if (edited !== undefined)
    return <LayoutEditor version={edited.version} initial={edited.layout} close={() => edit(undefined)} />;
  if (layouts.isLoadingError)
    return <FailedState title={texts.failed} error={layouts.error} retry={() => void layouts.refetch()} />;
  if (layouts.data === undefined) return <Skeleton height={160} />;
  const own = layouts.data.layouts;
  const copy = mayEdit && <CopyExample copy={(layout) => edit({ version: undefined, layout })} />;
  return (
    <Stack gap="md">
      <Text c="dimmed">{mayEdit ? texts.lead : `${texts.lead} ${texts.readOnly}`}</Text>
      {own.length === 0 ? (
        <StatePanel icon={IconBuildingBank} text={texts.none}>
          {copy}
        </StatePanel>
      ) : (
        <>
          <Group>{copy}</Group>
          <div className={list.frame}>
            <Table className={list.table ?? ''} aria-label={texts.list}>
              <Table.Tbody>
                {own.map(({ version, layout, changed }) => (
                  <Table.Tr key={version}>
                    <Table.Td>
                      {layout.nombre}
                      <Text size="xs" c="dimmed">
                        {texts.changedBy(changed.name, formatMoment(changed.at))}
                      </Text>
                    </Table.Td>
                    <Table.Td className={list.actionsCell ?? ''}>
                      {mayEdit && (
                        <Group gap="xs" justify="flex-end">
                          <Button
                            size="xs"
                            variant="default"
                            aria-label={texts.editOf(layout.nombre)}
                            onClick={() => edit({ version, layout })}
                          >
                            {texts.edit}
                          </Button>
                          <Button
                            size="xs"
                            variant="default"
                            aria-label={texts.removeOf(layout.nombre)}
                            loading={removal.isPending && removal.variables === version}
                            onClick={() => removal.mutate(version)}
                          >
                            {texts.remove}
                          </Button>
                        </Group>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </>
      )}
      {layouts.data.changes.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {texts.history}
          </Title>
          {layouts.data.changes.map(({ id, nombre, is_removal, name, at }) => (
            <Text key={id} size="sm" c="dimmed">
              {`${texts.change(nombre, is_removal)} · ${texts.changedBy(name, formatMoment(at))}`}
            </Text>
          ))}
        </section>
      )}
    </Stack>
  );
}

/** The examples; a copy has a name of its own. */
function CopyExample({ copy }: { copy: (layout: PaymentLayout) => void }) {
  const menu = useMenuLayer();
  return (
    <Menu {...menu} position="bottom-start">
      <Menu.Target>
        <Button leftSection={<IconCopy size={18} aria-hidden />}>{texts.copy}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LAYOUT_IDS.map((id) => (
          <Menu.Item
            key={id}
            onClick={() =>
              copy({
                ...PAYMENT_LAYOUTS[id],
                ...{ nombre: texts.copied(PAYMENT_LAYOUTS[id].nombre), ejemplo: false },
              })
            }
          >
            {PAYMENT_LAYOUTS[id].nombre}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
