/** Amounts in gold letters that change every frame: glyphs are painted once and put in a row. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { type LetterStyle, letterWidth, paintLetters } from '#frame/stage/lettering.ts';

export type Figures = {
  readonly view: Container;
  /** Centred on the container's origin. */
  setText(text: string): void;
  /** The widest the text may get; it shrinks to stay within. */
  setRoom(width: number): void;
};

export type Glyphs = { of(character: string): { texture: Texture; advance: number } };

export function createGlyphs(style: LetterStyle): Glyphs {
  const made = new Map<string, { texture: Texture; advance: number }>();
  // Every digit takes the room of the widest, so a counting amount does not tremble.
  const digit = Math.max(...Array.from('0123456789', (figure) => letterWidth(figure, style)));
  return {
    of(character) {
      const known = made.get(character);
      if (known) return known;
      const advance = /\d/.test(character) ? digit : letterWidth(character, style);
      const glyph = { texture: paintLetters(character, style), advance };
      made.set(character, glyph);
      return glyph;
    },
  };
}

export function createFigures(glyphs: Glyphs): Figures {
  const view = new Container();
  const row = new Container();
  view.addChild(row);
  const sprites: Sprite[] = [];
  let shown = '';
  let room = Number.POSITIVE_INFINITY;
  let width = 0;

  function spriteAt(index: number): Sprite {
    const known = sprites[index];
    if (known) return known;
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    sprites.push(sprite);
    row.addChild(sprite);
    return sprite;
  }

  function fit(): void {
    row.scale.set(width > room ? room / width : 1);
  }

  return {
    view,
    setText(text) {
      if (text === shown) return;
      shown = text;
      width = 0;
      for (let index = 0; index < text.length; index += 1) {
        width += glyphs.of(text.charAt(index)).advance;
      }
      let x = -width / 2;
      for (let index = 0; index < text.length; index += 1) {
        const { texture, advance } = glyphs.of(text.charAt(index));
        const sprite = spriteAt(index);
        sprite.texture = texture;
        sprite.x = x + advance / 2;
        sprite.visible = true;
        x += advance;
      }
      for (let index = text.length; index < sprites.length; index += 1) {
        const sprite = sprites[index];
        if (sprite) sprite.visible = false;
      }
      fit();
    },
    setRoom(next) {
      room = next;
      fit();
    },
  };
}
