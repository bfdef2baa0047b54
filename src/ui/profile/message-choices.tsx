import type { MessageChoice } from '../../domain/customer/message-choice';
import type { ProfileForm } from '../../domain/customer/validate-profile';
import { RadioList } from '../forms/radio-list';
import { RadioRow } from '../forms/radio-row';
import type { Form } from '../forms/use-form';
import { useText } from '../i18n/use-text';

const OFFERED: readonly MessageChoice[] = ['all', 'least', 'none'];

/** Of which steps of their orders a customer hears. Rules 13.16. */
export const MessageChoices = ({ form }: { readonly form: Form<ProfileForm> }) => {
  const t = useText();
  return (
    <RadioList label={t('profile.messages')} error={form.errorOf('messages')}>
      {OFFERED.map((choice) => (
        <RadioRow
          key={choice}
          name="messages"
          value={choice}
          title={t(`profile.messageChoices.${choice}`)}
          detail={choice === 'least' ? t('profile.messagesLeast') : undefined}
          isChosen={form.values.messages === choice}
          onChoose={() => form.set({ messages: choice })}
        />
      ))}
    </RadioList>
  );
};
