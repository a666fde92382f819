import { expect, it } from 'vitest';
import { conceptIntegration } from './concept-integration.ts';

const integration = (
  key: string,
  cfdi_code: string | null,
  sbc_integration: Parameters<typeof conceptIntegration>[0]['sbc_integration'] = null,
) => conceptIntegration({ key, cfdi_code, sbc_integration });

it('follows the law where the bureau decided nothing', () => {
  expect(integration('P001', '001')).toBe('no');
  expect(integration('P005', '002')).toBe('no');
  expect(integration('P013', '028')).toEqual({ kind: 'variable' });
  expect(integration('P010', '010')).toEqual({ kind: 'excedente', base: 'sbc', share: '0.10' });
  expect(integration('P029', '029')).toEqual({ kind: 'excedente', base: 'uma', share: '0.40' });
});

it('integrates overtime that is paid triple, not what is paid double', () => {
  expect(integration('P023C_HR', '019')).toBe('no');
  expect(integration('P024C_HR', '019')).toEqual({ kind: 'variable' });
});

it('follows the bureau, and says what nobody decided', () => {
  expect(integration('P900', '028', 'no')).toBe('no');
  expect(integration('P900', '001', 'variable')).toEqual({ kind: 'variable' });
  expect(integration('P900', '001', 'fijo')).toBe('fijo');
  expect(integration('P900', '001', 'excedente')).toBe('undecided');
  expect(integration('P900', null)).toBe('undecided');
});
