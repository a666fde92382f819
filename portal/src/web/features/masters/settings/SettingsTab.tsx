import { DEFAULT_SETTINGS } from '@lienzo/schema/runs/settings-content';
import type { DatedSettings } from '@lienzo/schema/runs/settings-endpoints';
import { settingsMessages as texts } from '@lienzo/schema/runs/settings-messages';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../../shared/states/FailedState';
import forms from '../forms/forms.module.css';
import { settingsQuery } from '../master-queries';
import classes from '../masters.module.css';
import { RemoveSettingsDialog } from './RemoveSettingsDialog';
import { SettingsChanges } from './SettingsChanges';
import { SettingsDialog } from './SettingsDialog';
import { settingsDifferences, settingsTexts } from './settings-fields';

/** 'Convenios': what the payroll chooses where the law leaves a choice, and what it grants beyond the law. */
export function SettingsTab({ paysheetId }: { paysheetId: number }) {
  const settings = useQuery(settingsQuery(paysheetId));
  const [opened, open] = useState<{ from: DatedSettings | null } | null>(null);
  const [removed, remove] = useState<string | null>(null);
  if (settings.isLoadingError)
    return <FailedState title={texts.failed} error={settings.error} retry={() => void settings.refetch()} />;
  if (settings.data === undefined) return <Skeleton height={280} />;
  const { settings: dated, changes, can } = settings.data;
  return (
    <Stack gap="lg">
      <section className={forms.sheet}>
        <div className={classes.head}>
          <Title order={2} size="h5">
            {texts.title}
          </Title>
          {can.edit && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => open({ from: null })}
            >
              {texts.add}
            </Button>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {texts.lead} {texts.elsewhere}
        </Text>
        <ul className={classes.list}>
          {dated.map((one) => (
            <li key={one.vigente_desde} className={classes.entry}>
              <Group justify="space-between" gap="xs">
                <Text size="sm" fw={550}>
                  {texts.from(one.vigente_desde)}
                </Text>
                {can.edit && (
                  <Group gap={4}>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={texts.editOf(one.vigente_desde)}
                      onClick={() => open({ from: one })}
                    >
                      {texts.edit}
                    </Button>
                    <Button
                      variant="subtle"
                      color="red"
                      size="compact-sm"
                      aria-label={texts.removeOf(one.vigente_desde)}
                      onClick={() => remove(one.vigente_desde)}
                    >
                      {texts.remove}
                    </Button>
                  </Group>
                )}
              </Group>
              <ul className={classes.told}>
                {settingsDifferences(DEFAULT_SETTINGS, one.content).map(({ field, label, after }) => (
                  <Text key={field} component="li" size="sm">
                    {label}: {after}
                  </Text>
                ))}
              </ul>
            </li>
          ))}
          <li className={classes.entry}>
            <Text size="sm" fw={550}>
              {texts.defaults}
            </Text>
            <ul className={classes.told}>
              {settingsTexts(DEFAULT_SETTINGS).map(({ field, label, value }) => (
                <Text key={field} component="li" size="sm" c="dimmed">
                  {label}: {value}
                </Text>
              ))}
            </ul>
          </li>
        </ul>
      </section>
      <SettingsChanges changes={changes} />
      <SettingsDialog paysheetId={paysheetId} opened={opened} latest={dated[0]} close={() => open(null)} />
      <RemoveSettingsDialog paysheetId={paysheetId} day={removed} close={() => remove(null)} />
    </Stack>
  );
}
