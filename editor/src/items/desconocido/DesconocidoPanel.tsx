import type { DesconocidoItem } from '@lienzo/schema/report/item';
import { Text } from '@mantine/core';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';

export function DesconocidoPanel({ item }: { item: DesconocidoItem }) {
  const kind = item.original.nombre;
  return (
    <>
      <PanelGroup title="Contenido">
        <Text size="xs">
          {typeof kind === 'string'
            ? `Esta versión de Lienzo no conoce los elementos «${kind}».`
            : 'Esta versión de Lienzo no conoce este elemento.'}{' '}
          Puedes moverlo o quitarlo. Al guardar se conserva como está; al imprimir no aparece.
        </Text>
      </PanelGroup>
      <ItemLayoutGroup uuid={item.uuid} />
    </>
  );
}
