/** What the stand-in for Google's script was asked for, in the order of the calls. */
export interface GoogleCalls {
  /** The number of the session that each question for suggestions belongs to, and what was asked. */
  readonly suggestions: { readonly session: number; readonly input: string }[];
  /** The number of the session that each call for a place's details belongs to. */
  readonly details: number[];
}

declare global {
  interface Window {
    googleCalls: GoogleCalls;
  }
}

/**
 * Stands for Google's script in a browser: as many of its classes as the shop uses, with one street
 * in Sofia. Runs in the page, as a text: it may use nothing from around it.
 */
export const standForGoogle = (): void => {
  interface Point {
    readonly lat: number;
    readonly lng: number;
  }
  type Listener = (event: unknown) => void;

  const STREET: Point = { lat: 42.6951, lng: 23.3208 };
  const calls: GoogleCalls = { suggestions: [], details: [] };
  window.googleCalls = calls;

  const latLng = ({ lat, lng }: Point) => ({
    lat: () => lat,
    lng: () => lng,
    toJSON: () => ({ lat, lng }),
  });
  const plain = (point: Point | ReturnType<typeof latLng>): Point =>
    'toJSON' in point ? point.toJSON() : point;
  const pixelsOf = ({ lat, lng }: Point, zoom: number) => {
    const world = 256 * 2 ** zoom;
    const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
    return { x: (lng / 360 + 0.5) * world, y: (0.5 - y / (2 * Math.PI)) * world };
  };
  const pointAt = ({ x, y }: { x: number; y: number }, zoom: number): Point => {
    const world = 256 * 2 ** zoom;
    const height = (0.5 - y / world) * 2 * Math.PI;
    return {
      lat: ((2 * Math.atan(Math.exp(height)) - Math.PI / 2) * 180) / Math.PI,
      lng: (x / world - 0.5) * 360,
    };
  };

  class Map {
    private readonly listeners: [string, Listener][] = [];
    private readonly overlays = new Set<OverlayView>();
    private point: Point;
    private scale: number;
    readonly pane = document.createElement('div');

    constructor(
      private readonly place: HTMLElement,
      { center, zoom }: { center: Point; zoom: number },
    ) {
      this.point = center;
      this.scale = zoom;
      this.pane.style.cssText = 'position: absolute; left: 50%; top: 50%';
      place.append(this.pane);
      place.addEventListener('click', (event) => {
        const box = place.getBoundingClientRect();
        const middle = pixelsOf(this.point, this.scale);
        const x = middle.x + event.clientX - box.left - box.width / 2;
        const y = middle.y + event.clientY - box.top - box.height / 2;
        this.tell('click', { latLng: latLng(pointAt({ x, y }, this.scale)) });
      });
    }
    listen(name: string, listener: Listener) {
      const entry: [string, Listener] = [name, listener];
      this.listeners.push(entry);
      return { remove: () => void this.listeners.splice(this.listeners.indexOf(entry), 1) };
    }
    private tell(name: string, event?: unknown): void {
      for (const [heard, listener] of [...this.listeners]) if (heard === name) listener(event);
    }
    private draw(): void {
      for (const overlay of this.overlays) overlay.draw();
    }
    setOptions(): void {
      // How the map looks is nothing that is seen here.
    }
    getDiv() {
      return this.place;
    }
    getZoom() {
      return this.scale;
    }
    setZoom(zoom: number): void {
      this.scale = zoom;
      this.draw();
      this.tell('zoom_changed');
    }
    getCenter() {
      return latLng(this.point);
    }
    setCenter(point: Point): void {
      this.point = plain(point);
      this.draw();
    }
    panTo(point: Point): void {
      this.setCenter(point);
    }
    panBy(x: number, y: number): void {
      const from = pixelsOf(this.point, this.scale);
      this.setCenter(pointAt({ x: from.x + x, y: from.y + y }, this.scale));
    }
    getBounds() {
      return { contains: () => true };
    }
    add(overlay: OverlayView): void {
      this.overlays.add(overlay);
    }
    remove(overlay: OverlayView): void {
      this.overlays.delete(overlay);
    }
    pixels(point: Point) {
      const [at, middle] = [pixelsOf(plain(point), this.scale), pixelsOf(this.point, this.scale)];
      return { x: at.x - middle.x, y: at.y - middle.y };
    }
  }

  class OverlayView {
    static preventMapHitsAndGesturesFrom(element: HTMLElement): void {
      element.addEventListener('click', (event) => {
        event.stopPropagation();
      });
    }
    private map: Map | null = null;
    draw = (): void => undefined;
    onAdd = (): void => undefined;
    onRemove = (): void => undefined;
    setMap(map: Map | null): void {
      if (this.map) {
        this.map.remove(this);
        this.onRemove();
      }
      this.map = map;
      if (!map) return;
      map.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return this.map && { overlayMouseTarget: this.map.pane };
    }
    getProjection() {
      const { map } = this;
      return map ? { fromLatLngToDivPixel: (point: Point) => map.pixels(point) } : undefined;
    }
  }

  class Polygon {
    private element: HTMLElement | null = null;
    constructor({ map }: { map?: Map | null }) {
      this.setMap(map ?? null);
    }
    setMap(map: Map | null): void {
      this.element?.remove();
      this.element = map && document.createElement('i');
      if (!map || !this.element) return;
      this.element.dataset.zone = 'drawn';
      map.pane.append(this.element);
    }
    setOptions(): void {
      // How a zone looks is nothing that is seen here.
    }
    setPaths(): void {
      // Nor where it runs.
    }
    getPath() {
      return [];
    }
  }

  let sessions = 0;
  class AutocompleteSessionToken {
    readonly session = (sessions += 1);
  }

  class Place {
    requestedLanguage: string | undefined;
    readonly id = 'ChIJstreet';
    readonly location = latLng(STREET);
    readonly addressComponents = [
      { longText: '15', types: ['street_number'] },
      { longText: 'Vitosha Blvd', types: ['route'] },
    ];
    constructor(private readonly session = 0) {}
    fetchFields() {
      calls.details.push(this.session);
      return Promise.resolve({ place: this });
    }
  }

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: ({
      input,
      sessionToken: { session },
    }: {
      input: string;
      sessionToken: AutocompleteSessionToken;
    }) => {
      calls.suggestions.push({ session, input });
      const placePrediction = {
        placeId: 'ChIJstreet',
        mainText: { text: 'Vitosha Blvd 15' },
        secondaryText: { text: 'Sofia, Bulgaria' },
        text: { text: 'Vitosha Blvd 15, Sofia, Bulgaria' },
        types: ['street_address'],
        toPlace: () => new Place(session),
      };
      return Promise.resolve({ suggestions: [{ placePrediction }] });
    },
  };

  class Geocoder {
    geocode({ location }: { location: Point }) {
      return Promise.resolve({
        results: [
          {
            place_id: 'ChIJnear',
            types: ['street_address'],
            geometry: { location: latLng(location) },
            address_components: [
              { long_name: '7', types: ['street_number'] },
              { long_name: 'Shipka St.', types: ['route'] },
            ],
          },
        ],
      });
    }
  }

  const maps = {
    Map,
    OverlayView,
    Polygon,
    event: {
      // The library also listens to the corners of polygons, which nobody moves here.
      addListener: (target: unknown, name: string, listener: Listener) =>
        target instanceof Map ? target.listen(name, listener) : { remove: () => undefined },
      removeListener: ({ remove }: { remove: () => void }) => {
        remove();
      },
    },
    importLibrary: (name: string) =>
      Promise.resolve(
        {
          maps: { Map, OverlayView, Polygon },
          places: { AutocompleteSessionToken, AutocompleteSuggestion, Place },
          geocoding: { Geocoder },
        }[name],
      ),
  };
  Object.assign(window, { google: { maps } });
};
