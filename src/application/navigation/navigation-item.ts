/** An entry of the shop's own navigation. `module` says what it leads to. */
export interface NavigationItem {
  readonly id: number;
  readonly name: string;
  readonly showTop: boolean;
  readonly showBottom: boolean;
  readonly module: { readonly type: string; readonly slug: string | null } | null;
}
