import type { ApiToken } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { formatMediumDate, formatMoment } from '@lienzo/schema/data/format';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Badge, Button, Code, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';
import classes from './api-tokens.module.css';

const COLORS = { active: 'brand', expired: 'gray', revoked: 'red' } satisfies Record<
  ApiToken['state'],
  string
>;
/** Reports of a token that are named. */
const NAMED = 3;

type ApiTokensTableProps = {
  tokens: readonly ApiToken[];
  showsOwner: boolean;
  askRevoke: (token: ApiToken) => void;
  edit: (token: ApiToken) => void;
};

/** The tokens, newest first; a narrow window shows each as a few lines. */
export function ApiTokensTable({ tokens, showsOwner, ...acts }: ApiTokensTableProps) {
  const { columns } = apiTokenMessages;
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={apiTokenMessages.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.name}</Table.Th>
            {showsOwner && <Table.Th className={list.wide ?? ''}>{columns.owner}</Table.Th>}
            <Table.Th className={list.wide ?? ''}>{columns.reports}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.lastUse}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.webhook}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.expires}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.state}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{downloadMessages.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map((token) => (
            <ApiTokenRow key={token.id} token={token} showsOwner={showsOwner} {...acts} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type ApiTokenRowProps = Omit<ApiTokensTableProps, 'tokens'> & { token: ApiToken };

function ApiTokenRow({ token, showsOwner, askRevoke, edit }: ApiTokenRowProps) {
  const expires = formatMediumDate(token.expires_at);
  return (
    <Table.Tr>
      <Table.Td>
        <span className={classes.name}>{token.name}</span> <Code>{token.hint}…</Code>
        {/* What the narrow table has no columns for. */}
        <div className={list.narrow}>
          <TokenState token={token} />
        </div>
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {[
            ...(showsOwner ? [token.owner.name] : []),
            scopeOf(token),
            lastUseOf(token),
            apiTokenMessages.expiresOn(expires),
          ].join(' · ')}
        </Text>
        {token.webhook !== null && (
          <div className={list.narrow}>
            <LastWebhook webhook={token.webhook} isAlone />
          </div>
        )}
      </Table.Td>
      {showsOwner && <Table.Td className={list.wide ?? ''}>{token.owner.name}</Table.Td>}
      <Table.Td className={list.wide ?? ''}>{scopeOf(token)}</Table.Td>
      <Table.Td className={list.wide ?? ''}>{lastUseOf(token)}</Table.Td>
      <Table.Td className={list.wide ?? ''}>
        {token.webhook === null ? apiTokenMessages.noWebhook : <LastWebhook webhook={token.webhook} />}
      </Table.Td>
      <Table.Td className={`${list.wide} ${classes.date}`}>{expires}</Table.Td>
      <Table.Td className={`${list.wide} ${classes.state}`}>
        <TokenState token={token} />
      </Table.Td>
      <Table.Td className={list.actionsCell ?? ''}>
        <Group gap="xs" justify="flex-end">
          {token.can.edit && token.reports.length > 0 && (
            <Button
              size="xs"
              variant="default"
              aria-label={apiTokenMessages.editValuesIn(token.name)}
              onClick={() => edit(token)}
            >
              {apiTokenMessages.editValues}
            </Button>
          )}
          {token.can.revoke && (
            <Button
              size="xs"
              variant="default"
              aria-label={apiTokenMessages.revokeOf(token.name)}
              onClick={() => askRevoke(token)}
            >
              {apiTokenMessages.revoke}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function TokenState({ token: { state } }: { token: ApiToken }) {
  return (
    <Badge variant="light" color={COLORS[state]}>
      {apiTokenMessages.states[state]}
    </Badge>
  );
}

type LastWebhookProps = {
  webhook: NonNullable<ApiToken['webhook']>;
  /** Without a heading that says what it is. */
  isAlone?: boolean;
};

/** What became of the last notice to the program, and why it was not taken. */
function LastWebhook({ webhook, isAlone = false }: LastWebhookProps) {
  const { state, attempts, problem, asked_at } = webhook;
  const text = apiTokenMessages.webhooks[state](formatMoment(asked_at), attempts);
  return (
    <>
      <Text size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
        {isAlone ? apiTokenMessages.webhookLine(text) : text}
      </Text>
      {problem !== null && (
        <Text size="sm" c="dimmed">
          {problem}
        </Text>
      )}
    </>
  );
}

/** What a token may do. */
function scopeOf({ reports, import_masters, import_results }: ApiToken): string {
  const imports = [
    ...(import_masters ? [apiTokenMessages.masters] : []),
    ...(import_results ? [apiTokenMessages.results] : []),
  ];
  if (reports.length === 0) return imports.length > 0 ? imports.join(', ') : apiTokenMessages.noReports;
  const named = [...imports, ...reports.slice(0, NAMED).map(({ nombre }) => nombre)].join(', ');
  const more = reports.length - NAMED;
  return more > 0 ? `${named} ${apiTokenMessages.moreReports(more)}` : named;
}

function lastUseOf({ last_used_at, last_used_address }: ApiToken): string {
  if (last_used_at === null) return apiTokenMessages.never;
  const moment = formatMoment(last_used_at);
  return last_used_address === null ? moment : `${moment} ${apiTokenMessages.usedFrom(last_used_address)}`;
}
