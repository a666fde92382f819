import { formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import type { DifferingPerson } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { imssConfrontaMessages } from '@lienzo/schema/rule-messages/imss-confronta-messages';
import { Badge, Button, Group, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import classes from './confronta.module.css';
import { confrontaKey } from './confronta-queries';

const texts = confrontaMessages.differences;

type CauseCommentProps = { person: DifferingPerson; comment: DifferingPerson['comments'][number] };

/** The comment on a cause, which is saved when it is left, and its sign-off. */
export function CauseComment({ person, comment }: CauseCommentProps) {
  const { cause, source, is_carried, signed_by, signed_at } = comment;
  const [text, setText] = useState(comment.comment);
  const queries = useQueryClient();
  const key = { person_id: person.id, cause };
  const outcome = {
    meta: { thing: `confronta ${person.id} ${cause}` },
    onSuccess: ({ message }: { message: string }) =>
      notify.success(message, `confronta ${person.id} ${cause}`),
    onSettled: () => queries.invalidateQueries({ queryKey: confrontaKey }),
  };
  const save = useMutation({
    mutationFn: () => call(endpoints.set_confronta_comment, { body: { ...key, comment: text.trim() } }),
    ...outcome,
  });
  const sign = useMutation({
    mutationFn: (signed: boolean) => call(endpoints.sign_confronta, { body: { ...key, signed } }),
    ...outcome,
  });
  const label = imssConfrontaMessages.causes[cause];
  const isChanged = text.trim() !== comment.comment;
  return (
    <div className={classes.cause}>
      <Group gap="xs" mb={4}>
        <Badge variant="light" color="gray" tt="none">
          {label}
        </Badge>
        <Text size="xs" c="dimmed">
          {is_carried ? texts.carried : source === 'programa' ? texts.proposed : texts.written}
        </Text>
      </Group>
      <div className={classes.comment}>
        <Textarea
          aria-label={texts.editComment(person.name ?? person.nss, label)}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => isChanged && save.mutate()}
        />
        {signed_by === null ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCheck size={14} aria-hidden />}
            loading={sign.isPending}
            onClick={() => sign.mutate(true)}
          >
            {texts.sign}
          </Button>
        ) : (
          <div className={classes.signed}>
            <Text size="xs">
              {texts.signedBy(signed_by, signed_at === null ? '' : formatMediumDate(signed_at.slice(0, 10)))}
            </Text>
            <Button size="compact-xs" variant="subtle" onClick={() => sign.mutate(false)}>
              {texts.unsign}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
