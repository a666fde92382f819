import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type StatePanelProps = {
  icon: Icon;
  title?: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
  /** An error is announced as soon as it appears. */
  role?: 'alert';
};

/** What a screen shows in place of its content: empty, failed, not found, no permission. */
export function StatePanel({ icon: PanelIcon, title, text, children, role }: StatePanelProps) {
  return (
    <Center py={56} px="md" role={role}>
      <Stack align="center" gap="xs" maw={420} ta="center">
        <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
          <PanelIcon size={28} stroke={1.5} />
        </ThemeIcon>
        {title !== undefined && (
          <Title order={2} mt="xs">
            {title}
          </Title>
        )}
        <Text c="dimmed">{text}</Text>
        {children !== undefined && <div style={{ marginTop: 8 }}>{children}</div>}
      </Stack>
    </Center>
  );
}
