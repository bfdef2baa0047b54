import { Container } from 'inversify';
import type { SharedThings } from './shared.module';
import { sharedModule } from './shared.module';

export const createSharedContainer = (things: SharedThings): Container => {
  const container = new Container();
  container.load(sharedModule(things));
  return container;
};
