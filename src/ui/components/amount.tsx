import { useText } from '../i18n/use-text';

interface AmountProps {
  readonly amount: number;
  readonly measure: string;
}

export const Amount = ({ amount, measure }: AmountProps) => {
  const t = useText();
  return <span>{t('product.amount', { amount, measure })}</span>;
};
