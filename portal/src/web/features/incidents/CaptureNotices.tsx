import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { Alert, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CapturedPayroll } from './use-captured-payrolls';

type CaptureNoticesProps = { clientId: string; payrolls: readonly CapturedPayroll[] };

/** Why a payroll cannot be captured, or not as usual (specification 3 §4, §8); of several, each is named. */
export function CaptureNotices({ clientId, payrolls }: CaptureNoticesProps) {
  const named = (name: string, text: string): string =>
    payrolls.length > 1 ? captureMessages.of(name, text) : text;
  const noticed = payrolls.filter(
    ({ overview: { notice, can }, concepts }) => notice !== null || can.late || concepts.length === 0,
  );
  if (noticed.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {noticed.map(({ paysheet_id, name, overview, concepts }) => {
        const { notice, can, incidence_close_date: close } = overview;
        return (
          <div key={paysheet_id}>
            {notice !== null && (
              <Alert color="red" role="alert">
                {named(name, notice.message)}
              </Alert>
            )}
            {notice === null && can.late && close !== null && (
              <Alert color="yellow">
                {named(name, captureMessages.lateAllowed(formatMediumDate(close)))}
              </Alert>
            )}
            {concepts.length === 0 && (
              <Alert color="red" role="alert" mt={notice === null ? 0 : 'xs'}>
                {named(name, captureMessages.noConcepts)}
                <Button
                  size="compact-sm"
                  variant="default"
                  ml="sm"
                  renderRoot={(props) => (
                    <Link
                      to="/app/configuracion"
                      search={{ vista: 'nomina', cliente: clientId, nomina: paysheet_id }}
                      {...props}
                    />
                  )}
                >
                  {captureMessages.assignConcepts}
                </Button>
              </Alert>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
