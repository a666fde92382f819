import type { CaptureOverview } from '@lienzo/schema/api/capture-endpoints';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Alert, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export type NotedPaysheet = {
  paysheetId: number;
  name: string;
  overview: CaptureOverview;
  hasConcepts: boolean;
};

type CaptureNoticesProps = { clientId: string; paysheets: readonly NotedPaysheet[] };

/** Why a payroll cannot be captured, or not as usual (specification 3 §4, §8); of several, each is named. */
export function CaptureNotices({ clientId, paysheets }: CaptureNoticesProps) {
  const named = (name: string, text: string): string =>
    paysheets.length > 1 ? captureMessages.of(name, text) : text;
  return (
    <Stack gap="xs" mb="md">
      {paysheets.map(({ paysheetId, name, overview, hasConcepts }) => {
        const { notice, can, incidence_close_date: close } = overview;
        return (
          <div key={paysheetId}>
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
            {!hasConcepts && (
              <Alert color="red" role="alert" mt={notice === null ? 0 : 'xs'}>
                {named(name, captureMessages.noConcepts)}
                <Button
                  size="compact-sm"
                  variant="default"
                  ml="sm"
                  renderRoot={(props) => (
                    <Link
                      to="/app/configuracion"
                      search={{ vista: 'nomina', cliente: clientId, nomina: paysheetId }}
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
