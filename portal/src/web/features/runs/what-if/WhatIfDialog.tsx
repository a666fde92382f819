import { endpoints } from '@lienzo/schema/endpoints';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import type { WhatIfResult } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages as texts } from '@lienzo/schema/runs/what-if-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { WhatIfFields } from './WhatIfFields';
import { WhatIfResults } from './WhatIfResults';
import { NO_CHANGE, queryOf, type WhatIfValues } from './what-if-values';

type WhatIfDialogProps = { run: PayrollRun; isOpen: boolean; close: () => void };

/** '¿Qué pasaría si…?': the run beside a copy of it with other inputs. Nothing is stored, so leaving asks nothing. */
export function WhatIfDialog({ run, isOpen, close }: WhatIfDialogProps) {
  useLayer(isOpen, close);
  return (
    <Modal opened={isOpen} onClose={close} title={texts.title(run.nomina)} size={920}>
      {isOpen && <WhatIfForm run={run} />}
    </Modal>
  );
}

type Compared = { values: WhatIfValues; result: WhatIfResult };

function WhatIfForm({ run }: { run: PayrollRun }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const running = useRef<AbortController | null>(null);
  // A dialog that is closed waits for nothing any more.
  useEffect(() => () => running.current?.abort(), []);
  const { form, submit, isSending, problem, wait } = useCheckedForm<WhatIfValues>({
    initialValues: NO_CHANGE,
    // The call itself says what is missing, so that there is one set of rules.
    check: () => ({}),
    async send(values) {
      setCompared(null);
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        const query = queryOf(run, values);
        setCompared({ values, result: await call(endpoints.payroll_what_if, { query, signal }) });
      } catch (error) {
        if (!signal.aborted) throw error;
        notify.success(texts.cancelled, 'what if');
      }
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <FormProblem text={problem} />
        <WhatIfFields run={run} form={form} />
        <Stack gap="sm" align="flex-start">
          <Button type="submit" loading={isSending} disabled={wait > 0}>
            {texts.compare}
          </Button>
          {isSending && (
            <Button variant="default" onClick={() => running.current?.abort()}>
              {texts.cancel}
            </Button>
          )}
        </Stack>
        {compared !== null && <WhatIfResults run={run} {...compared} />}
      </Stack>
    </form>
  );
}
