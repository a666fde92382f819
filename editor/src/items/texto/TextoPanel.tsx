import type { TextoItem } from '@lienzo/schema/report/item';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import panelClasses from '../../panels/panels.module.css';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';

export function TextoPanel({ item }: { item: TextoItem }) {
  return (
    <>
      <PanelGroup title="Contenido">
        <WriteButton uuid={item.uuid} />
        <div className={panelClasses.hint}>
          Doble clic en el texto para escribir. Negritas, listas, enlaces y colores están en la barra sobre el
          texto.
        </div>
      </PanelGroup>
      <ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />
      <ItemLayoutGroup uuid={item.uuid} />
    </>
  );
}
