import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useEditor } from '../store/use-editor.ts';
import classes from './bars.module.css';

/** A problem that prevents saving, or a warning, which has no field. */
type ListedProblem = Pick<ReportProblem, 'uuid' | 'message'> & { field?: ReportProblem['field'] };

type Props = {
  problems: ListedProblem[];
  onChoose: (problem: ListedProblem) => void;
};

/** The list of problems; each is a button that goes to the place. */
export function ProblemList({ problems, onChoose }: Props) {
  const items = useEditor((state) => state.edit.document.items);
  return problems.map((problem, index) => (
    <UnstyledButton
      // biome-ignore lint/suspicious/noArrayIndexKey: two problems of an item may read the same
      key={index}
      className={classes.problem}
      onClick={() => onChoose(problem)}
    >
      <span>
        <strong>{locationOf(problem.uuid, items)}</strong>
        {problem.message}
      </span>
      <IconChevronRight size={15} stroke={1.7} aria-hidden />
    </UnstyledButton>
  ));
}

function locationOf(uuid: string | null, items: Record<string, ReportItem>): string {
  const item = uuid === null ? undefined : items[uuid];
  return item === undefined ? editorBarMessages.figures.report : ITEM_TYPES[item.nombre].etiqueta;
}
