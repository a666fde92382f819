import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { BarButton } from '../controls/BarButton.tsx';
import { isSafeHref } from './extensions/safe-link.ts';

/** Sets, changes or removes the link of the selected text. */
export function LinkMenu({ editor, href }: { editor: Editor; href: string }) {
  const [opened, setOpened] = useState(false);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const toggle = (): void => {
    setValue(href);
    setProblem(null);
    setOpened((open) => !open);
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const address = completed(value.trim());
    if (!isSafeHref(address)) {
      setProblem(editorTextMessages.link.unusable);
      return;
    }
    setLink(editor, address);
    setOpened(false);
  };
  const remove = (): void => {
    editor.chain().focus(null, { scrollIntoView: false }).extendMarkRange('link').unsetMark('link').run();
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" shadow="md" trapFocus returnFocus={false}>
      <Popover.Target>
        <BarButton
          label={editorTextMessages.link.button}
          icon={IconLink}
          pressed={href !== ''}
          onClick={toggle}
        />
      </Popover.Target>
      <Popover.Dropdown p={10} w={280}>
        <form onSubmit={apply}>
          <TextInput
            size="xs"
            label={editorTextMessages.link.address}
            placeholder={editorTextMessages.link.placeholder}
            value={value}
            error={problem}
            data-autofocus
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Group gap={6} mt={8} justify="flex-end">
            {href === '' ? null : (
              <Button size="compact-xs" variant="subtle" color="red" onClick={remove}>
                {editorTextMessages.link.remove}
              </Button>
            )}
            <Button size="compact-xs" type="submit">
              {editorTextMessages.link.apply}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** An address without a scheme gets one: an e-mail address `mailto:`, anything else `https://`. */
function completed(address: string): string {
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** Without selected text the address itself is inserted as the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus(null, { scrollIntoView: false });
  const link = { type: 'link', attrs: { href } };
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href.replace(/^mailto:/, ''), marks: [link] }).run();
  else chain.extendMarkRange('link').setMark('link', { href }).run();
}
