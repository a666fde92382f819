import type { ApiToken } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Button, Modal, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { apiTokensQuery } from './api-tokens-query';
import { type EditedValues, TokenValuesDialog } from './TokenValuesDialog';
import { TokenValuesList } from './TokenValuesList';

/** The values that a token has for each of its reports. @param token as it is listed now. */
export function EditTokenDialog({ token, close }: { token: ApiToken | null; close: () => void }) {
  const queryClient = useQueryClient();
  const [edited, edit] = useState<EditedValues | null>(null);
  useLayer(token !== null, close);
  return (
    <>
      <Modal
        opened={token !== null}
        onClose={close}
        closeOnEscape={edited === null}
        title={token?.name ?? ''}
        size={520}
      >
        {token !== null && (
          <Stack gap="md">
            <TokenValuesList reports={token.reports} edit={edit} />
            <DialogFooter>
              <Button variant="default" onClick={close}>
                {apiTokenMessages.closeValues}
              </Button>
            </DialogFooter>
          </Stack>
        )}
      </Modal>
      <TokenValuesDialog
        edited={edited}
        close={() => edit(null)}
        save={async (values) => {
          if (token === null) return;
          await call(endpoints.update_api_token, { body: { ...values, id: token.id } });
          notify.success(apiTokenMessages.valuesSaved);
          await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
        }}
      />
    </>
  );
}
