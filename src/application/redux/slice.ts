import type { Action, UnknownAction } from 'redux';

export interface ShopAction<P = unknown> extends UnknownAction {
  readonly payload: P;
}

export interface ActionCreator<P> {
  (payload: P): ShopAction<P>;
  readonly type: string;
}

/** One kind of action, such as `cart/lineAdded`: the only way to make it and to recognise it. */
export const defineAction = <P = undefined>(type: string): ActionCreator<P> =>
  Object.assign((payload: P) => ({ type, payload }), {
    type,
  });

/** Returns whether an action is of this kind, for middleware and sagas that receive all of them. */
export const isOf = <P>({ type }: ActionCreator<P>, action: Action): action is ShopAction<P> =>
  action.type === type;

interface Case<S> {
  readonly type: string;
  readonly reduce: (state: S, payload: never) => S;
}

/** Returns what one kind of action does to a slice of the state. */
export const on = <S, P>(
  creator: ActionCreator<P>,
  reduce: (state: S, payload: P) => S,
): Case<S> => ({ type: creator.type, reduce });

/** A reducer from its cases; actions it does not know leave the slice as it is. */
export const reducerOf = <S>(initial: S, ...cases: readonly Case<S>[]) => {
  const byType = new Map(cases.map(({ type, reduce }) => [type, reduce]));
  return (state: S | undefined = initial, action: Action): S => {
    const reduce = byType.get(action.type);
    // The payload fits: the case was made by `on` from the creator that made the action.
    return reduce ? reduce(state, (action as ShopAction<never>).payload) : state;
  };
};
