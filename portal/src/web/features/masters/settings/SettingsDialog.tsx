import { endpoints } from '@lienzo/schema/endpoints';
import { DEFAULT_SETTINGS } from '@lienzo/schema/runs/settings-content';
import type { DatedSettings } from '@lienzo/schema/runs/settings-endpoints';
import { settingsMessages as texts } from '@lienzo/schema/runs/settings-messages';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { useMasterSaved } from '../use-master-saved';
import { SETTINGS_FIELDS, settingsBody, settingsValues } from './settings-fields';

type SettingsDialogProps = {
  paysheetId: number;
  /** `from`: those that are edited; null: others, from a day that is chosen here. */
  opened: { from: DatedSettings | null } | null;
  /** In force last, which new ones begin as. */
  latest: DatedSettings | undefined;
  close: () => void;
};

/** Conventions and benefits from a day on. */
export function SettingsDialog({ paysheetId, opened, latest, close }: SettingsDialogProps) {
  const saved = useMasterSaved(paysheetId);
  const from = opened?.from ?? null;
  return (
    <FormDialog
      title={from === null ? texts.add : texts.editOf(from.vigente_desde)}
      isOpen={opened !== null}
      close={close}
      size={720}
      groups={SETTINGS_FIELDS}
      initialValues={settingsValues((from ?? latest)?.content ?? DEFAULT_SETTINGS, from?.vigente_desde ?? '')}
      check={(values) => problemsOf(endpoints.save_payroll_settings, settingsBody(values, paysheetId))}
      verb={texts.save}
      send={async (values) => {
        const { message } = await call(endpoints.save_payroll_settings, {
          body: settingsBody(values, paysheetId),
        });
        await saved(message);
        return undefined;
      }}
    />
  );
}
