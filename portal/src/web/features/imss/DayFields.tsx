import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import { DayField } from '../../shared/forms/DayField';
import classes from './imss.module.css';
import type { ImssSearch } from './imss-search';

type DayFieldsProps = {
  search: ImssSearch;
  change: (change: Pick<ImssSearch, 'inicio' | 'fin'>) => void;
};

/** 'Fecha Inicio' and 'Fecha Fin'. */
export function DayFields({ search: { inicio = '', fin = '' }, change }: DayFieldsProps) {
  return (
    <>
      <DayField
        className={classes.day ?? ''}
        label={texts.from}
        value={inicio}
        max={fin || undefined}
        onChange={(day) => change({ inicio: day || undefined, fin: fin || undefined })}
      />
      <DayField
        className={classes.day ?? ''}
        label={texts.until}
        value={fin}
        min={inicio || undefined}
        onChange={(day) => change({ inicio: inicio || undefined, fin: day || undefined })}
      />
    </>
  );
}
