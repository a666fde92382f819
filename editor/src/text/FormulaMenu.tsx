import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { compileReportFormula } from '@lienzo/schema/report/report-formula';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { Button, Group, Popover } from '@mantine/core';
import { IconMathFunction } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { BarButton } from '../controls/BarButton.tsx';
import { FormulaInput } from '../panels/formula/FormulaInput.tsx';
import { FormulaResult } from '../panels/formula/FormulaResult.tsx';
import classes from '../panels/formula/formula.module.css';
import { ResultFormat } from '../panels/formula/ResultFormat.tsx';
import { useReportLanguage } from '../panels/formula/report-language.ts';
import { type AskedResult, useAskedResult } from '../panels/formula/use-asked-result.ts';
import { addFormulaResult } from '../store/slices/formula-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { chipOf } from './extensions/formula-node.ts';
import { marksAt } from './marks-at.ts';

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
  const { language, sources } = useReportLanguage();
  const compiled = compileReportFormula(draft.formula, sources);
  const result = useAskedResult(isProblem(compiled) ? null : draft.formula);
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
      <ResultFormat
        result={isProblem(compiled) ? null : compiled.type}
        format={draft.format}
        onChange={(format) => onDraft({ ...draft, format })}
      />
      <Group mt={8} justify="flex-end">
        <Button size="compact-xs" type="submit" disabled={isProblem(compiled)}>
          {isNew ? messages.insert : messages.change}
        </Button>
      </Group>
    </form>
  );
}

type Selected = { at: number; chip: FormulaChip };

function selectedFormula({ state }: Editor): Selected | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'formula') return null;
  return { at: selection.from, chip: chipOf(selection.node.attrs) };
}
