import { formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { useMasterSaved } from '../use-master-saved';

export type Ending = { entity: DeletableMaster; id: number; name: string };

type EndMasterDialogProps = {
  paysheetId: number;
  /** Null: closed. */
  ending: Ending | null;
  close: () => void;
};

/** Asks for the last day on which something is used; the server refuses one after which people still work there. */
export function EndMasterDialog({ paysheetId, ending, close }: EndMasterDialogProps) {
  const saved = useMasterSaved(paysheetId);
  if (ending === null) return null;
  const { entity, id, name } = ending;
  return (
    <FormDialog<{ ended_on: string }>
      title={masterMessages.endOf(name)}
      isOpen
      close={close}
      size={460}
      lead={masterMessages.endLead}
      groups={[{ fields: [{ name: 'ended_on', label: masterMessages.lastDayOfUse, kind: 'date' }] }]}
      initialValues={{ ended_on: todayInMexico() }}
      check={(values) => problemsOf(endpoints.end_master, { entity, id, ...values })}
      verb={masterMessages.end}
      send={async ({ ended_on }) => {
        await call(endpoints.end_master, { body: { entity, id, ended_on } });
        await saved(masterMessages.masterEnded(name, formatMediumDate(ended_on)));
        return undefined;
      }}
    />
  );
}
