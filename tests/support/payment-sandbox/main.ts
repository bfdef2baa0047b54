import { startPaymentSandbox } from './payment-sandbox';

/** The sandbox as a program of its own: docs/payments.md says how to pay on it. */
const { PORT = '4242', STRIPE_WEBHOOK_SECRET = 'whsec_sandbox' } = process.env;
const { NOTICE_URL = 'http://localhost:3000/payment/notices/stripe' } = process.env;

const start = async (): Promise<void> => {
  const { url } = await startPaymentSandbox({
    port: Number(PORT),
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    noticeUrl: NOTICE_URL,
  });
  process.stdout.write(`Payments at ${url}, notices go to ${NOTICE_URL}\n`);
};

void start();
