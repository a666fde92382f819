import { MAX_STYLE_NAME } from '@lienzo/schema/report/report-style';
import { styleMessages as messages } from '@lienzo/schema/reports/style-messages';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

type Props = {
  initial?: string;
  /** @returns whether it was kept; otherwise the form stays with what was typed. */
  onKeep: (name: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the name of a style. */
export function StyleNameForm({ initial = '', onKeep, onClose }: Props) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const keep = async (): Promise<void> => {
    setProblem(name.trim() === '' ? messages.noName : null);
    if (name.trim() === '') return;
    setIsWorking(true);
    if (await onKeep(name.trim())) onClose();
    else setIsWorking(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Stack gap={6} mt={6}>
        <TextInput
          size="xs"
          label={messages.name}
          maxLength={MAX_STYLE_NAME}
          error={problem}
          value={name}
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap={6}>
          <Button type="submit" size="xs" loading={isWorking}>
            {messages.keep}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
