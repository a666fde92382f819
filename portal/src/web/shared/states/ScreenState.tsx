import { Center, Stack, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

type ScreenStateProps = { icon: Icon; title: string; text: string; children: ReactNode };

/** A whole screen that has only this to say. */
export function ScreenState({ icon: ScreenIcon, title, text, children }: ScreenStateProps) {
  return (
    <Center mih="70dvh" px="md">
      <Stack align="center" gap="sm" maw={440} ta="center">
        <ThemeIcon size={64} radius="xl" variant="light" aria-hidden>
          <ScreenIcon size={32} stroke={1.5} />
        </ThemeIcon>
        <PageTitle mt="xs">{title}</PageTitle>
        <Text c="dimmed">{text}</Text>
        <div>{children}</div>
      </Stack>
    </Center>
  );
}
