import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../shared/notices/notify';
import { mastersKey } from '../../shared/payroll/masters-key';

/** After something of a payroll was saved: says so, and reads anew what screens show of it. */
export function useMasterSaved(paysheetId: number): (message?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (message = masterMessages.saved) => {
    notify.success(message, `masters ${paysheetId}`);
    await queryClient.invalidateQueries({ queryKey: mastersKey(paysheetId) });
    await queryClient.invalidateQueries({ queryKey: ['payroll'] });
  };
}
