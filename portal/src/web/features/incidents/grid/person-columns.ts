import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import type { GridColumn } from '../../../shared/grid/grid-column';
import type { SheetRow } from './sheet-row';

const { columns: texts } = captureGridMessages;

/** Empleado, ID and ID-Cliente; a phone has the name alone, and more room for what is captured. */
export const personColumns = <Row extends SheetRow>(isNarrow: boolean): GridColumn<Row>[] =>
  isNarrow ? [nameColumn<Row>(132)] : [nameColumn<Row>(220), ...numberColumns<Row>()];

const nameColumn = <Row extends SheetRow>(width: number): GridColumn<Row> => ({
  key: 'name',
  title: texts.name,
  name: texts.name,
  width,
  isFrozen: true,
  text: ({ person }) => person.name,
});

const numberColumns = <Row extends SheetRow>(): GridColumn<Row>[] => [
  {
    key: 'id',
    title: texts.id,
    name: texts.id,
    width: 68,
    isFrozen: true,
    isNumber: true,
    text: ({ person }) => `${person.id}`,
  },
  {
    key: 'human_id',
    title: texts.humanId,
    name: texts.humanId,
    width: 88,
    isFrozen: true,
    text: ({ person }) => person.human_id ?? '',
  },
];
