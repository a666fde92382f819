import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Kbd, Modal, Table, UnstyledButton } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './bars.module.css';

/** Help popover with the editor's keyboard shortcuts. */
export function KeyHelp() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <UnstyledButton
        className={classes.help}
        aria-label={editorBarMessages.keys.button}
        onClick={() => setOpened(true)}
      >
        <IconKeyboard size={16} stroke={1.5} />
        <span className={classes.helpWord}>{editorBarMessages.keys.button}</span>
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={editorBarMessages.keys.title}
        size="lg"
        centered
        closeButtonProps={{ 'aria-label': shellMessages.close }}
      >
        <Table verticalSpacing={6} fz="sm">
          <Table.Tbody>
            {Object.values(editorBarMessages.keys.list).map(({ keys, what }) => (
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
