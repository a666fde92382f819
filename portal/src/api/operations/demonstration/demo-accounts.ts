import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { DEMO_PASSWORD } from './data/load-organization.ts';
import { DEMO_ORGANIZATIONS } from './data/organizations.ts';

/** The terminal's summary of the demonstration's accounts. */
export function demoAccounts(): string {
  const [bureau] = DEMO_ORGANIZATIONS;
  const lines = (bureau?.accounts ?? []).map(({ mail, role }) => `  ${mail.padEnd(26)} ${role}\n`);
  return `\n${apiServerMessages.demoAccounts(DEMO_PASSWORD)}\n${lines.join('')}`;
}
