import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import type { LinkAttrs } from '@lienzo/schema/report/link-address';
import { Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { BarButton } from '../controls/BarButton.tsx';
import { isSafeHref } from './extensions/safe-link.ts';
import { LinkColumn, type LinkEnd, NO_END } from './LinkColumn.tsx';
import classes from './LinkMenu.module.css';

type LinkMenuProps = {
  editor: Editor;
  /** That of the selected text; null for none. */
  link: LinkAttrs | null;
  /** The item whose page's columns the link may have; null for none. */
  uuid: string | null;
};

/** Sets, changes or removes the link of the selected text. */
export function LinkMenu({ editor, link, uuid }: LinkMenuProps) {
  const [opened, setOpened] = useState(false);
  const [value, setValue] = useState('');
  const [end, setEnd] = useState<LinkEnd>(NO_END);
  const [problem, setProblem] = useState<string | null>(null);
  const toggle = (): void => {
    setValue(link?.href ?? '');
    setEnd({ columna: link?.columna ?? null, despues: link?.despues ?? '' });
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
    const { columna, despues } = end;
    setLink(editor, {
      href: address,
      columna,
      despues: columna === null || despues === '' ? null : despues,
    });
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
          pressed={link !== null}
          onClick={toggle}
        />
      </Popover.Target>
      <Popover.Dropdown p={10} w={280} className={classes.dropdown}>
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
          {uuid === null ? null : <LinkColumn uuid={uuid} end={end} onChange={setEnd} />}
          <Group gap={6} mt={8} justify="flex-end">
            {link === null ? null : (
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
function setLink(editor: Editor, attrs: LinkAttrs): void {
  const chain = editor.chain().focus(null, { scrollIntoView: false });
  const link = { type: 'link', attrs };
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: attrs.href.replace(/^mailto:/, ''), marks: [link] }).run();
  else chain.extendMarkRange('link').setMark('link', attrs).run();
}
