import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { DataGroup } from '../../panels/data/DataGroup.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import panelClasses from '../../panels/panels.module.css';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';
import { RepetitionGroup } from './RepetitionGroup.tsx';

export function TextoDinamicoPanel({ item }: { item: TextoDinamicoItem }) {
  return (
    <>
      <PanelGroup title="Contenido">
        <WriteButton uuid={item.uuid} />
        <div className={panelClasses.hint}>
          Escribe <kbd>{'{'}</kbd> en el texto para insertar una columna.
        </div>
      </PanelGroup>
      <DataGroup item={item} />
      <RepetitionGroup item={item} />
      <ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />
      <ItemLayoutGroup uuid={item.uuid} />
    </>
  );
}
