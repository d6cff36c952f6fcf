import { describe, expect, it } from 'vitest';
import { readScene } from './read-scene.ts';
import { spoken } from './spoken.ts';

/** Prompt → what must be read, as `spoken` says it. */
const ENGLISH: [string, string[]][] = [
  ['A tiger sipping chai on a rooftop at sunrise', ['1 tiger (as a person)', '1 chai', 'tiger drink chai', 'tiger on rooftop', 'landscape rooftop', 'time sunrise']],
  ['woman doing yoga at sunrise', ['1 woman', 'woman do yoga', 'time sunrise']],
  ['three cats sitting on a wall', ['3! cat', '1 wall', 'cat sit', 'cat on wall']],
  ['two peacocks facing each other, symmetrical', ['2! peacock', 'peacock facing each other', 'format symmetrical']],
  ['a panda eating noodles with chopsticks', ['panda eat noodles with chopsticks']],
  ['a turtle carrying a city on its back', ['turtle carry skyline', 'turtle carrying on back skyline']],
  ['Rahul and Priya since 2019, couple holding hands', ['2! couple', 'couple hold hands each other', 'main "Rahul & Priya"', 'date "since 2019"']],
  ['happy birthday Aarav, 6 years, unicorn and rainbow', ['1 unicorn', '1 rainbow', 'main "Happy Birthday Aarav"', 'number "6"', 'occasion birthday']],
  ['my team: Thunder Strikers, lightning bolt logo', ['1 lightning', 'main "Thunder Strikers"', 'format logo']],
  ['My team name Night Owls with an owl', ['1 owl', 'main "Night Owls"']],
  ['Text saying HAPPY BIRTHDAY RAHUL with balloons', ['3 balloon', 'main "HAPPY BIRTHDAY RAHUL"']],
  ['Happy birthday Rahul in neon letters', ['main "Happy birthday Rahul"', 'style neon']],
  ['programmer joke: it works on my machine', ['1 programmer', 'main "it works on my machine"']],
  ['mermaid with blue hair', ['1 mermaid {blue hair}']],
  ['only red and black, samurai warrior with two swords', ['1 samurai', '2! sword', 'samurai holding sword', 'palette only red, black']],
  ['a fox under a moon, left of a pine tree', ['fox under moon', 'fox left of pine tree']],
  ['couple on a scooter in the monsoon, watercolour', ['couple ride scooter', 'weather rain', 'style watercolour']],
  ['my labrador Bruno sleeping on a sofa', ['1 dog [labrador] "Bruno"', 'dog sleep', 'dog on sofa', 'name "Bruno"']],
  ['bulldog with a cigar and gold chain, hip hop', ['1 dog [bulldog]', 'dog in mouth cigar', 'dog wearing necklace']],
  ['bride and groom elephants', ['2! elephant as bride, groom (as a person)']],
  ['chess king and queen', ['1 chess king', '1 chess queen']],
  ['doctor mom superhero', ['1 mother as doctor, superhero']],
  ['dragon breathing fire over a castle', ['dragon breathe fire fire', 'dragon over castle']],
  ['a cup of filter coffee with steam shaped like a heart', ['1 filter coffee in cup', 'steam shaped like heart']],
  ['no text, just a minimal line of a mountain and a tent', ['1 mountain', '1 tent', 'wordless', 'style line art']],
  ['wolf howling at the full moon', ['wolf howl', 'wolf facing moon']],
  ['IIT Bombay class of 2026 reunion', ['main "IIT Bombay"', 'second "Class of 2026"', 'second "Reunion"']],
  ['a red lion and a blue wolf, no text', ['1 red lion', '1 blue wolf', 'wordless']],
  ['tiger without a crown', ['1 tiger', 'without crown']],
]; // prettier-ignore

describe('reads English', () => {
  it.each(ENGLISH)('%s', (prompt, facts) => {
    const said = spoken(readScene(prompt));
    expect(
      facts.filter(fact => !said.includes(fact)),
      said.join(' · '),
    ).toEqual([]);
  });
});
