import { formatMoment } from '@lienzo/schema/data/format';
import { DEFAULT_SETTINGS } from '@lienzo/schema/runs/settings-content';
import type { SettingsChange } from '@lienzo/schema/runs/settings-endpoints';
import { settingsMessages as texts } from '@lienzo/schema/runs/settings-messages';
import { Text, Title } from '@mantine/core';
import forms from '../forms/forms.module.css';
import classes from '../masters.module.css';
import { settingsDifferences } from './settings-fields';

/** Who changed which convention of a payroll, the latest first. */
export function SettingsChanges({ changes }: { changes: readonly SettingsChange[] }) {
  return (
    <section className={forms.sheet}>
      <Title order={2} size="h5">
        {texts.history}
      </Title>
      {changes.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noHistory}
        </Text>
      )}
      <ul className={classes.list}>
        {changes.map(({ id, vigente_desde, before, after, name, at }) => (
          <li key={id} className={classes.entry}>
            <Text size="xs" c="dimmed">
              {texts.by(name, formatMoment(at))}
            </Text>
            <Text size="sm">
              {after === null ? texts.wasRemoved(vigente_desde) : texts.wasSaved(vigente_desde)}
            </Text>
            {after !== null && (
              <ul className={classes.told}>
                {settingsDifferences(before ?? DEFAULT_SETTINGS, after).map((one) => (
                  <Text key={one.field} component="li" size="sm">
                    {texts.change(one.label, one.before, one.after)}
                  </Text>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
