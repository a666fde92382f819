import { Kbd, Modal, Table, UnstyledButton } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './bars.module.css';

const KEYS: [keys: string[], what: string][] = [
  [['Flechas'], 'Recorrer los elementos; Inicio y Fin, el primero y el último'],
  [['Enter'], 'Escribir en el elemento'],
  [['Esc'], 'Salir del texto, elegir la sección, no elegir nada'],
  [['Espacio'], 'Levantar; con las flechas se elige el lugar y con Espacio se suelta'],
  [['Alt', 'Flechas'], 'Mover un lugar'],
  [['Ctrl', 'Enter'], 'Empezar la sección en página nueva'],
  [['Mayús', 'clic'], 'Elegir varios elementos'],
  [['Ctrl', 'D'], 'Duplicar'],
  [['Ctrl', 'C / X / V'], 'Copiar, cortar y pegar, también entre reportes'],
  [['Supr'], 'Eliminar'],
  [['{'], 'En un texto: insertar una columna'],
  [['Ctrl', 'Z / Y'], 'Deshacer y rehacer'],
  [['Ctrl', '+ / − / 0'], 'Acercar, alejar, ajustar al ancho'],
  [['Ctrl', 'rueda'], 'Acercar o alejar hacia el puntero'],
  [['F9'], 'Mostrar u ocultar la vista previa'],
  [['Ctrl', 'S'], 'Guardar cambios'],
];

/** The keys of the editor, for those who look for them. */
export function KeyHelp() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.help} aria-label="Teclas" onClick={() => setOpened(true)}>
        <IconKeyboard size={16} stroke={1.5} />
        <span className={classes.helpWord}>Teclas</span>
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Teclas del editor"
        size="lg"
        centered
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
      >
        <Table verticalSpacing={6} fz="sm">
          <Table.Tbody>
            {KEYS.map(([keys, what]) => (
              <Table.Tr key={what}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 ? ' + ' : null}
                      <Kbd size="xs">{key}</Kbd>
                    </span>
                  ))}
                </Table.Td>
                <Table.Td>{what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </>
  );
}
