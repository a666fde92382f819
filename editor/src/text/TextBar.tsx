import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { DATA_FIELDS, type PageField, TEXT_SIZES } from '@lienzo/schema/report/rich-text';
import { Divider, Menu, Select, UnstyledButton } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconCalendarEvent,
  IconDatabase,
  IconFiles,
  IconHash,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconTrademark,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BarButton } from '../controls/BarButton.tsx';
import barClasses from '../controls/FloatingBar.module.css';
import { ChipFormat } from './ChipFormat.tsx';
import { ColorMenu } from './ColorMenu.tsx';
import { FontMenu } from './FontMenu.tsx';
import { FormulaMenu } from './FormulaMenu.tsx';
import { InsertColumnMenu } from './InsertColumnMenu.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import { marksAt } from './marks-at.ts';
import { ParameterMenu } from './ParameterMenu.tsx';
import { formatOfSelection, type SelectionFormat } from './selection-format.ts';
import { setTextStyle } from './set-text-style.ts';

type Props = {
  editor: Editor;
  /** Headings and lists: in texts, not in titles and page regions. */
  blocks: boolean;
  /** Page numbers, date and logo: in headers and footers. */
  fields: boolean;
  /** The item whose columns can be inserted. */
  columnsOf: string | null;
};

/** The formatting toolbar of the open text. */
export function TextBar({ editor, blocks, fields, columnsOf }: Props) {
  const format = useEditorState({ editor, selector: ({ editor: current }) => formatOfSelection(current) });
  const run = () => editor.chain().focus(null, { scrollIntoView: false });
  return (
    <div className={barClasses.bar} role="toolbar" aria-label={editorTextMessages.toolbar}>
      {blocks ? <BlockSelect editor={editor} format={format} /> : null}
      <FontMenu editor={editor} />
      <SizeSelect editor={editor} format={format} />
      <BarButton
        label={editorTextMessages.marks.bold}
        icon={IconBold}
        pressed={format.bold}
        onClick={() => run().toggleMark('bold').run()}
      />
      <BarButton
        label={editorTextMessages.marks.italic}
        icon={IconItalic}
        pressed={format.italic}
        onClick={() => run().toggleMark('italic').run()}
      />
      <BarButton
        label={editorTextMessages.marks.underline}
        icon={IconUnderline}
        pressed={format.underline}
        onClick={() => run().toggleMark('underline').run()}
      />
      <BarButton
        label={editorTextMessages.marks.strike}
        icon={IconStrikethrough}
        pressed={format.strike}
        onClick={() => run().toggleMark('strike').run()}
      />
      <ColorMenu editor={editor} color={format.color} />
      <Divider orientation="vertical" my={4} />
      <AlignMenu editor={editor} align={format.align} />
      {blocks ? (
        <>
          <BarButton
            label={editorTextMessages.marks.bullets}
            icon={IconList}
            pressed={format.bullets}
            onClick={() => run().toggleBulletList().run()}
          />
          <BarButton
            label={editorTextMessages.marks.numbers}
            icon={IconListNumbers}
            pressed={format.numbers}
            onClick={() => run().toggleOrderedList().run()}
          />
        </>
      ) : null}
      <LinkMenu editor={editor} link={format.link} uuid={columnsOf} />
      {columnsOf === null ? null : (
        <>
          <InsertColumnMenu editor={editor} uuid={columnsOf} />
          <ChipFormat editor={editor} uuid={columnsOf} />
        </>
      )}
      <FormulaMenu editor={editor} />
      <ParameterMenu editor={editor} />
      {fields ? <FieldButtons editor={editor} /> : null}
    </div>
  );
}

const BLOCKS = [
  { value: '0', label: editorTextMessages.blocks.paragraph },
  { value: '1', label: editorTextMessages.blocks.heading(1) },
  { value: '2', label: editorTextMessages.blocks.heading(2) },
  { value: '3', label: editorTextMessages.blocks.heading(3) },
];

function BlockSelect({ editor, format }: { editor: Editor; format: SelectionFormat }) {
  return (
    <Select
      size="xs"
      w={94}
      variant="unstyled"
      pl={8}
      aria-label={editorTextMessages.blocks.label}
      data={BLOCKS}
      value={String(format.heading)}
      allowDeselect={false}
      onChange={(value) => {
        const level = Number(value);
        const chain = editor.chain().focus(null, { scrollIntoView: false });
        if (level === 1 || level === 2 || level === 3) chain.setHeading({ level }).run();
        else chain.setParagraph().run();
      }}
    />
  );
}

function SizeSelect({ editor, format }: { editor: Editor; format: SelectionFormat }) {
  const size = format.fontSize;
  const sizes = size === null || TEXT_SIZES.some((one) => one === size) ? TEXT_SIZES : [...TEXT_SIZES, size];
  return (
    <Select
      size="xs"
      w={74}
      variant="unstyled"
      pl={8}
      aria-label={editorStyleMessages.textSize}
      data={[
        { value: '', label: editorTextMessages.sizes.automatic },
        ...sizes.map((one) => ({ value: String(one), label: editorTextMessages.sizes.points(one) })),
      ]}
      value={size === null ? '' : String(size)}
      allowDeselect={false}
      onChange={(value) =>
        setTextStyle(editor, { fontSize: value === '' || value === null ? null : Number(value) })
      }
    />
  );
}

const ALIGNMENTS = [
  ['left', editorStyleMessages.alignments.left, IconAlignLeft],
  ['center', editorStyleMessages.alignments.center, IconAlignCenter],
  ['right', editorStyleMessages.alignments.right, IconAlignRight],
  ['justify', editorStyleMessages.alignments.justify, IconAlignJustified],
] as const;

function AlignMenu({ editor, align }: { editor: Editor; align: string | null }) {
  const [, label, Icon] = ALIGNMENTS.find(([value]) => value === align) ?? ALIGNMENTS[0];
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <UnstyledButton
          aria-label={editorTextMessages.alignment(label)}
          px={6}
          h={28}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon size={17} stroke={1.6} style={{ display: 'block' }} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ALIGNMENTS.map(([value, name, ItemIcon]) => (
          <Menu.Item
            key={value}
            leftSection={<ItemIcon size={16} stroke={1.6} />}
            onClick={() =>
              editor
                .chain()
                .focus(null, { scrollIntoView: false })
                .updateAttributes('paragraph', { textAlign: value === 'left' ? null : value })
                .updateAttributes('heading', { textAlign: value === 'left' ? null : value })
                .run()
            }
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FieldButtons({ editor }: { editor: Editor }) {
  const insert = (field: PageField): void => {
    editor
      .chain()
      .focus(null, { scrollIntoView: false })
      .insertContent({ type: 'field', attrs: { field }, marks: marksAt(editor.state) })
      .run();
  };
  return (
    <>
      <Divider orientation="vertical" my={4} />
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <UnstyledButton px={8} h={28} fz={12} fw={500} onMouseDown={(event) => event.preventDefault()}>
            {editorTextMessages.fields.insert}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconHash size={16} stroke={1.6} />} onClick={() => insert('page')}>
            {editorTextMessages.fields.choices.page}
          </Menu.Item>
          <Menu.Item leftSection={<IconFiles size={16} stroke={1.6} />} onClick={() => insert('pages')}>
            {editorTextMessages.fields.choices.pages}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCalendarEvent size={16} stroke={1.6} />}
            onClick={() => insert('date')}
          >
            {editorTextMessages.fields.choices.date}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrademark size={16} stroke={1.6} />} onClick={() => insert('logo')}>
            {editorTextMessages.fields.choices.logo}
          </Menu.Item>
          {DATA_FIELDS.map((field) => (
            <Menu.Item
              key={field}
              leftSection={<IconDatabase size={16} stroke={1.6} />}
              onClick={() => insert(field)}
            >
              {editorTextMessages.fields.choices[field]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
