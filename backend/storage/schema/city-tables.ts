import type { Flag } from './flag';

/** Cities with what belongs to them. */
export interface CityTables {
  cities: CityTable;
  branches: BranchTable;
  zones: ZoneTable;
  phones: PhoneTable;
  socials: SocialTable;
  navigation: NavigationTable;
}

export interface CityTable {
  id: number;
  key: string;
  country: string;
  currency: string;
  timezone: string;
  base_url: string | null;
  name_json: string;
  lat: number;
  lng: number;
  position: number;
  is_hidden: Flag;
}

export interface BranchTable {
  id: number;
  city_id: number;
  position: number;
  street_json: string;
  house: string;
  lat: number;
  lng: number;
  working_hours_json: string;
  delivery_hours_json: string | null;
  pickup_hours_json: string | null;
  special_days_json: string;
  is_hidden: Flag;
}

export interface ZoneTable {
  id: number;
  city_id: number;
  branch_id: number;
  position: number;
  key: string;
  name_json: string;
  color_hex: string;
  min_order: number;
  free_delivery_from: number | null;
  delivery_price: number;
  eta_minutes: number;
  polygons_json: string;
  is_hidden: Flag;
}

export interface PhoneTable {
  city_id: number;
  position: number;
  label_json: string;
  phone: string;
  is_hotline: Flag;
}

export interface SocialTable {
  city_id: number;
  position: number;
  type: string;
  link: string;
  is_messenger: Flag;
}

export interface NavigationTable {
  id: number;
  position: number;
  name_json: string;
  seo_json: string | null;
  show_top: Flag;
  show_bottom: Flag;
  module_type: string | null;
  module_slug: string | null;
  page_slug: string | null;
  link: string | null;
  link_open_in_new_tab: Flag;
  link_noindex: Flag;
}
