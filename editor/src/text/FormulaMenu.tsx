import { columnFormat } from '@lienzo/schema/data/column';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { formatsOfResult } from '@lienzo/schema/report/formula-results';
import {
  type FormulaSources,
  formulaNames,
  formulaSources,
  readableReportFormula,
  storedReportFormula,
} from '@lienzo/schema/report/formula-tables';
import { compileReportFormula, REDUCER_NAMES } from '@lienzo/schema/report/report-formula';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { Button, Group, Popover, Select } from '@mantine/core';
import { IconMathFunction } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type FormEvent, useMemo, useState } from 'react';
import { BarButton } from '../controls/BarButton.tsx';
import { toReport } from '../model/to-report.ts';
import { FormulaInput, type FormulaLanguage } from '../panels/formula/FormulaInput.tsx';
import classes from '../panels/formula/formula.module.css';
import { addFormulaResult } from '../store/slices/formula-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { chipOf } from './extensions/formula-node.ts';
import { FormulaResult } from './FormulaResult.tsx';
import { marksAt } from './marks-at.ts';
import { type AskedResult, useAskedResult } from './use-asked-result.ts';

const messages = editorTextMessages.formulas;
const NEW: FormulaChip = { formula: '', format: null };

/** Puts a formula over the report's tables at the cursor, or changes the one that is selected. */
export function FormulaMenu({ editor }: { editor: Editor }) {
  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedFormula(current) });
  const [draft, setDraft] = useState<FormulaChip | null>(null);
  const store = useEditorStore();
  const apply = (chip: FormulaChip, result: AskedResult): void => {
    // Known before the chip is drawn, which shows it.
    if (typeof result !== 'string') addFormulaResult(store, chip.formula.trim(), result);
    const marks = marksAt(editor.state);
    const attrs = { formula: chip.formula.trim(), format: chip.format ?? null };
    const chain = editor.chain().focus(null, { scrollIntoView: false });
    if (selected === null) chain.insertContent({ type: 'formula', attrs, marks }).run();
    else
      chain
        .command(({ tr }) => {
          tr.setNodeAttribute(selected.at, 'formula', attrs.formula);
          tr.setNodeAttribute(selected.at, 'format', attrs.format);
          return true;
        })
        .run();
    setDraft(null);
  };
  return (
    <Popover
      opened={draft !== null}
      onChange={(opened) => (opened ? undefined : setDraft(null))}
      position="bottom"
      shadow="md"
      trapFocus
      returnFocus={false}
    >
      <Popover.Target>
        <BarButton
          label={messages.button}
          icon={IconMathFunction}
          pressed={selected !== null}
          onClick={() => setDraft(draft === null ? (selected?.chip ?? NEW) : null)}
        />
      </Popover.Target>
      <Popover.Dropdown p={10} w={360}>
        {draft === null ? null : (
          <FormulaForm draft={draft} isNew={selected === null} onDraft={setDraft} onApply={apply} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type FormProps = {
  draft: FormulaChip;
  isNew: boolean;
  onDraft: (draft: FormulaChip) => void;
  onApply: (chip: FormulaChip, result: AskedResult) => void;
};

function FormulaForm({ draft, isNew, onDraft, onApply }: FormProps) {
  const document = useEditor((state) => state.edit.document);
  const sources = useMemo(() => formulaSources(toReport(document)), [document]);
  const language = useMemo(() => reportLanguage(sources), [sources]);
  const compiled = compileReportFormula(draft.formula, sources);
  const result = useAskedResult(isProblem(compiled) ? null : draft.formula);
  const formats = isProblem(compiled) ? [] : formatsOfResult(compiled.type);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!isProblem(compiled)) onApply(draft, result);
  };
  return (
    <form onSubmit={submit} data-lz-formula>
      <p className={classes.intro}>
        {language.named.some(({ table }) => table !== null) ? messages.intro : messages.noTables}
      </p>
      <FormulaInput
        language={language}
        stored={draft.formula}
        name={messages.name}
        placeholder={messages.placeholder}
        onChange={(formula) => onDraft({ ...draft, formula })}
        results={<FormulaResult result={result} format={draft.format} />}
      />
      {formats.length < 2 ? null : (
        <Select
          size="xs"
          mt={6}
          label={messages.format}
          data={[
            { value: '', label: messages.automatic },
            ...formats.map((format) => ({ value: format, label: editorColumnMessages.formats[format] })),
          ]}
          value={draft.format ?? ''}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => onDraft({ ...draft, format: columnFormat.safeParse(value).data ?? null })}
        />
      )}
      <Group mt={8} justify="flex-end">
        <Button size="compact-xs" type="submit" disabled={isProblem(compiled)}>
          {isNew ? messages.insert : messages.change}
        </Button>
      </Group>
    </form>
  );
}

/** Every column of every table, the report's parameters, and all functions. */
const reportLanguage = (sources: FormulaSources): FormulaLanguage => ({
  named: formulaNames(sources).map(({ stored, name, table }) => ({ key: stored, name, table })),
  functions: [...REDUCER_NAMES, ...FUNCTION_NAMES.filter((name) => !REDUCER_NAMES.includes(name))],
  toStored: (text) => storedReportFormula(text, sources),
  toReadable: (stored) => readableReportFormula(stored, sources),
  compile: (text) => compileReportFormula(text, sources),
});

type Selected = { at: number; chip: FormulaChip };

function selectedFormula({ state }: Editor): Selected | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'formula') return null;
  return { at: selection.from, chip: chipOf(selection.node.attrs) };
}
