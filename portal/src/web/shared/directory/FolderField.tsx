import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../session/use-session';
import { FolderBrowser } from './FolderBrowser';
import { breadcrumbQuery } from './folder-queries';
import { useFolderBrowser } from './use-folder-browser';

type FolderFieldProps = {
  label: string;
  /** The folder's id; null for none. */
  value: string | null;
  error: ReactNode;
  /** The field's name among the problems of its form. */
  dataPath?: string;
  clearable?: boolean;
  onChange: (id: string | null) => void;
};

const { folderField: texts } = directoryMessages;

/** A folder of the directory that files can be put into, chosen in the tree or by its name. */
export function FolderField({
  label,
  value,
  error,
  dataPath,
  clearable = false,
  onChange,
}: FolderFieldProps) {
  const [isOpen, browser] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const crumbs = useQuery({ ...breadcrumbQuery(value ?? ''), enabled: value !== null });
  const shown =
    value === null ? texts.none : (crumbs.data?.map(({ name }) => name).join(' › ') ?? texts.chosen);
  const choose = (id: string): void => {
    onChange(id);
    browser.close();
    button.current?.focus();
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} role="group" aria-label={label}>
      <Group gap="xs" mt={4} wrap="nowrap">
        <Text size="sm" flex={1} c={value === null ? 'dimmed' : ''} style={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Text>
        {clearable && value !== null && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
            {texts.clear}
          </Button>
        )}
        <Button
          ref={button}
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          {...(dataPath !== undefined && { 'data-path': dataPath })}
          onClick={browser.toggle}
        >
          {value === null ? texts.choose : texts.change}
        </Button>
      </Group>
      {isOpen && <Choice choose={choose} />}
    </Input.Wrapper>
  );
}

function Choice({ choose }: { choose: (id: string) => void }) {
  const browsing = useFolderBrowser(useSession()?.rootFolderId ?? null);
  const { above, here } = browsing;
  return (
    <Stack gap="xs" mt="xs">
      <FolderBrowser
        browsing={{ ...browsing, choose: (folder) => folder !== null && choose(folder.id) }}
        height={200}
        accepts={({ can }) => can?.upload !== false}
      >
        {here !== undefined && above !== undefined && (
          <Button size="compact-sm" variant="light" onClick={() => choose(here.id)}>
            {texts.here}
          </Button>
        )}
      </FolderBrowser>
    </Stack>
  );
}
