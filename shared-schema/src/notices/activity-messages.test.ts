import { describe, expect, it } from 'vitest';
import { describeActivity } from './activity-messages.ts';

const user = { mail: 'ana@lienzo.test', name: 'Ana Ruiz' };

describe('an entry of the history', () => {
  it('speaks to the one who did it', () => {
    const activity = { action: 'created_dir', from: null, to: null, fileRecordName: 'Recibos' } as const;
    expect(describeActivity({ user, activity }, 'ana@lienzo.test')).toEqual({
      text: 'Creaste una carpeta',
      names: 'Recibos',
    });
  });

  it('names whoever else did it, and both names of a rename', () => {
    const activity = { action: 'rename_file', from: 'a.pdf', to: 'b.pdf', fileRecordName: 'b.pdf' } as const;
    expect(describeActivity({ user, activity }, 'otro@lienzo.test')).toEqual({
      text: 'Ana Ruiz renombró el archivo',
      names: 'a.pdf → b.pdf',
    });
  });

  it('says where a thing was moved', () => {
    const activity = { action: 'move_dir', from: 'A', to: 'B', fileRecordName: 'Recibos' } as const;
    expect(describeActivity({ user, activity }, '').names).toBe('Recibos: A → B');
  });
});
