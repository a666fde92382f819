import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { editorTotalsMessages as messages } from '@lienzo/schema/messages/editor-totals-messages';
import type { FilaTotal } from '@lienzo/schema/report/item';
import { compileReportFormula } from '@lienzo/schema/report/report-formula';
import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import classes from '../../panels/data/data.module.css';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { ReportFormulaField } from '../../panels/formula/ReportFormulaField.tsx';
import { ResultFormat } from '../../panels/formula/ResultFormat.tsx';
import { useReportLanguage } from '../../panels/formula/report-language.ts';

type Props = {
  /** The uuid of its block. */
  block: string;
  row: FilaTotal;
  number: number;
  onChange: (row: FilaTotal, mergeKey?: string) => void;
  /** Absent for the first one. */
  onRaise: (() => void) | undefined;
  onRemove: () => void;
};

/** A row of a block of totals: what it says, its formula, how its result is written. */
export function TotalRowCard({ block, row, number, onChange, onRaise, onRemove }: Props) {
  const stored = `${block}.${row.id}`;
  const { sources } = useReportLanguage(stored);
  const compiled = compileReportFormula(row.formula, sources);
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <TextInput
          size="xs"
          flex={1}
          aria-label={messages.label(number)}
          placeholder={messages.labelPlaceholder}
          maxLength={200}
          value={row.etiqueta}
          onChange={(event) => onChange({ ...row, etiqueta: event.currentTarget.value }, 'etiqueta')}
        />
        {onRaise === undefined ? null : (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={messages.up(number)}
            onClick={onRaise}
          >
            <IconArrowUp size={15} stroke={1.7} />
          </ActionIcon>
        )}
        <RemoveButton label={messages.remove(number)} onClick={onRemove} />
      </div>
      <ReportFormulaField
        name={messages.formula(row.etiqueta, number)}
        formula={row.formula}
        format={row.formato}
        row={stored}
        onChange={(formula) => onChange({ ...row, formula }, 'formula')}
      />
      <ResultFormat
        result={isProblem(compiled) ? null : compiled.type}
        format={row.formato}
        onChange={(formato) => {
          const { formato: _before, ...rest } = row;
          onChange(formato === null ? rest : { ...rest, formato });
        }}
      />
      <Switch
        size="xs"
        mt={6}
        label={messages.bold}
        checked={row.destacada}
        onChange={(event) => onChange({ ...row, destacada: event.currentTarget.checked })}
      />
    </div>
  );
}
