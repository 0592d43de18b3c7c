-- A database as 0.14.0 left it: games of two families are under way, with what was said there, one game is over,
-- one table is open. Names are in the events themselves. Never edit it.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',1,1.79496648640676164624e+09,'{"is":"opened","terms":{"game":"hp_strike","name":"Ann","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","elim_nonactive":"after_resolution","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"tower","reaction_no_match":"turn_ends","immobulus_only":"ends_turn","relashio_throwers":"all","relashio_pending":"still_matched","relashio_new_immobulus":"stays","accio_extra":"may","accio_from_tower":"any","accio_immobulus":"allowed","leviosa_order":"active_choice"},"thrower":"luck","stand_in":"master"},"host":"823faa7e53c4c25c","seats":2}8ad4cf090c1a76826d577fea898111d74fc523a5cde2bc757c5ee1b2a17b2ac7',3144881687);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',2,1.79496648640676164624e+09,'{"is":"seated","seat":0,"name":"Ann","person":"823faa7e53c4c25c"}f3fdb40904c6705107bc97deea6757ee2c6b587c5f3135792e4eff624aa85a41',3750272327);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',3,1.79496648640676164624e+09,'{"is":"committed","id":"4e992604c357a0014e316f2d1e2f05a5","round":1,"commitment":"aacf13749ab88a503ad3b1d33da27ab84898617287bfd41bc41f1b7725e7f2b2"}250e630d45b07a1b0f2e691ade3a4f0dea5da01da9aa1d5631c1a81cff2caa14',3897122506);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',4,1.79496648645288586613e+09,'{"is":"seated","seat":1,"name":"Ben","person":"4c75e8dadfa561e1"}e4d9fed366ce0397f1787dd9a552446e08d8fb13989f15820befe5290943576b',3692778034);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',5,1.79496648645803904536e+09,'{"is":"spoken","person":"823faa7e53c4c25c","name":"Ann","seat":0,"text":"Good luck, Ben!"}95b5a51f2d4d6edafe31b87a89db27e65c071622d0b09ca5f792c25a1306e027',372197541);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',6,1.79496648647654151922e+09,'{"is":"start_wanted"}3c6e1f027aaf9004923da015905f9622bdd8654e2b7181add982b3bb58e993c5',1790053702);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',7,1.79496648647654151922e+09,'{"is":"game_began","id":"4e992604c357a0014e316f2d1e2f05a5","number":1,"header":{"is":"header","game":"hp_strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["elim_nonactive","after_resolution"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","tower"],["reaction_no_match","turn_ends"],["immobulus_only","ends_turn"],["relashio_throwers","all"],["relashio_pending","still_matched"],["relashio_new_immobulus","stays"],["accio_extra","may"],["accio_from_tower","any"],["accio_immobulus","allowed"],["leviosa_order","active_choice"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"4e992604c357a0014e316f2d1e2f05a5","commitment":"aacf13749ab88a503ad3b1d33da27ab84898617287bfd41bc41f1b7725e7f2b2","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}3f2d35d61d3ee9192f84b0a0df897056ccf5c48d2b5a159f6961c84d869c6872',88569337);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',8,1.7949664864799993038e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}}}91372655f592a5a11deb87be34fdcad1cbadeba55620fd4cf252113b9d289def',3935877680);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',9,1.7949664864799993038e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"CONFUNDO"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}}}e9b3d311b515cc99341d97b338fb966515c14293abde6c2f8c0a4e5dcbd7c6dd',4005823749);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',10,1.79496648659257078167e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}4cbed428377d74facf55846d3f0aa14f6bfdbe9deb86847765c5041b50bdcd74',609485633);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',11,1.79496648659257078167e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"IMMOBULUS"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}}}74f83399e346a7b9a7a2e5df20dc5a05eb93c932b6bad210cf04935eb42bdc7b',4269437904);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',12,1.79496648669774556158e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}a8a6b012484ab6bfb5fff205b4611308cc86dfbbc65a537f27126bfd842c1a8e',330007373);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',13,1.7949664868098342418e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}28d5e92a18ffcc7940387fb926dbfea4840298204fa13d7d922525c2d0c02102',1188746846);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',14,1.7949664868098342418e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"LEVIOSA"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[1,[15],"drop"]],"lying":[16,7],"stacks":[]}}}6e97c73819b7b6bb015726bb13039924fba1a7a3b1474a86ed6a531f7a51605f',2920800275);
INSERT INTO "events" VALUES('QiqZoPaCY0Wb_8rabmN85w',15,1.79496648691768765446e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}}}387e2fcffe243c9018786ef9bfb8ff484bbfb89e758c0734dc1532e766bd4b3b',2352503027);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',1,1.79496648753084373471e+09,'{"is":"opened","terms":{"game":"verasselt","name":"Ann","options":{"first_player":"host_choice","refill_per_double_bar":2,"end_check":"before_first_roll","consolation_optional":false,"first_turn_refill":false,"allow_stop_before_first_roll":false,"show_heap_counts":true,"max_turns":null},"thrower":"luck","stand_in":"master"},"host":"823faa7e53c4c25c","seats":2}113915a812869ec8010de73b2d088bafc496505bba3b5f5005e7643d87f94d09',4111743977);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',2,1.79496648753084373471e+09,'{"is":"seated","seat":0,"name":"Ann","person":"823faa7e53c4c25c"}7da29a786a15f5621196a02090595aba6ee6980e0717ab336b6940bd94ef44ef',1301006120);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',3,1.79496648753084373471e+09,'{"is":"committed","id":"141d04238e68cf9cce432c1b32f742c9","round":1,"commitment":"0a92ab9d251cd371bf5df7e653bd41428eea86e89d0f9f76b728f5d8aebdad85"}aa4588c406a9e1e9a69ffcfc6cc5abb219c84a3fc7797c81ea5328c6f14bb95f',2015845883);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',4,1.79496648759035444262e+09,'{"is":"seated","seat":1,"name":"Ben","person":"4c75e8dadfa561e1"}f21a536f96c29815fa58ad39dbe4d4be0397cfb387fc273d5a2db8f4f9ebb6d1',1160821746);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',5,1.79496648759814763068e+09,'{"is":"spoken","person":"823faa7e53c4c25c","name":"Ann","seat":0,"text":"Good luck, Ben!"}db9df0345fc72980fcbfb63a51e0f8af64f78b77560242c9f2f57fc947c42901',2488340209);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',6,1.79496648760034298894e+09,'{"is":"start_wanted"}7ee760a5f552c787bde321c409429802ddaea7c872e11fe569f1c93b38ce6929',2946549571);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',7,1.79496648760034298894e+09,'{"is":"game_began","id":"141d04238e68cf9cce432c1b32f742c9","number":1,"header":{"is":"header","game":"verasselt","seats":2,"options":[["first_player","host_choice"],["refill_per_double_bar",2],["end_check","before_first_roll"],["consolation_optional",false],["first_turn_refill",false],["allow_stop_before_first_roll",false],["show_heap_counts",true],["max_turns",null]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"141d04238e68cf9cce432c1b32f742c9","commitment":"0a92ab9d251cd371bf5df7e653bd41428eea86e89d0f9f76b728f5d8aebdad85","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}61b7a08d4a7314b565c9e821636f451a8217bb3480d2d17a4f8344fc72793cd2',2007831613);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',8,1.79496648760212945935e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"drawn","items":["G","G","R","B","R","B","G","Y","R","Y","R","G","Y","R","B","R","R","Y","B","Y","R","B","Y","B","Y","B","G","G","Y","Y","Y","B","Y","G","G","R","G","Y","R","B","B","B","R","R","B","G","G","R","G","R","R","Y","R","Y","Y","G","Y","B","B","G","Y","G","B","R","G","B","R","Y","R","B","G","Y","Y","R","G","G","B","B","B","G"]},"draw":{"is":"deck_draw","number":1,"items":["Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","Y","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","B","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","R","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G","G"]}}}985fac0edb4174b58671f2c2bc8aca72bebbccb7859774ee59676ee52fccff43',3530307393);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',9,1.79496648770808959008e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"choose","target":"hub"}}}1d8d9f31277c27b37b217eac9d656cbb8897bcae8c42316a39cfea0ae080ac4b',2984731707);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',10,1.79496648781881976133e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"roll","dice":[0,2,3,5,6],"boost":[0,0,1,1]}}}1a40e3e33bba07ac8c5c0a3b8824b629a96fcc880f484f9ba2c73a6f85d0d9cf',891099314);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',11,1.79496648781881976133e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"rolled","faces":["=","G","R","=","Y"]},"draw":{"is":"roll_draw","number":2,"hands":[[0,[0,2,3,5,6]]]}}}53b24840f85de685975ff55cf1352352fc02c21777bbce5c5b14844ab215dd64',931299413);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',12,1.79496648793120837208e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"roll","dice":[0,2,3,5,6],"boost":[1,1,0,0]}}}1710510bca9b372cff46f85ab02447a2384666dbd14901149de44b5ce139d092',1388228335);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',13,1.79496648793120837208e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"rolled","faces":["B","B","R","R","G"]},"draw":{"is":"roll_draw","number":3,"hands":[[0,[0,2,3,5,6]]]}}}78a0f05b1f0b4c7ff5e05b2fc139b8544b066f31073b8ed890f541393b4efec9',1700459311);
INSERT INTO "events" VALUES('istN7c5eP9hRdvITIqCEvA',14,1.79496648803594470019e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}cd7dff716c67352f4649b63992d826bbe1d7270d14f806d0c700e715c1dc45c4',3317962940);
INSERT INTO "events" VALUES('mDhMPVSdZrYMkGIfhjDS-w',1,1.7949664886927390098e+09,'{"is":"opened","terms":{"game":"strike","name":"Ann","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","stand_in":"master"},"host":"823faa7e53c4c25c","seats":2}c75a98a9e8024e6c85523cb715ad47860cfadb63ccbdd2a05c79b9a12b2db963',1527111735);
INSERT INTO "events" VALUES('mDhMPVSdZrYMkGIfhjDS-w',2,1.7949664886927390098e+09,'{"is":"seated","seat":0,"name":"Ann","person":"823faa7e53c4c25c"}605ef453c5e076aac40146785827c7d4b176daf0148bc883bd48f30e061a5776',4169005800);
INSERT INTO "events" VALUES('mDhMPVSdZrYMkGIfhjDS-w',3,1.7949664886927390098e+09,'{"is":"committed","id":"c023945b472f584a35049e609f182442","round":1,"commitment":"2c7f49327b0ac52ef1abbe6c8012616ffe75a0da4b8ee78dfeaa702e39a5c98e"}820fb272d96ebb1e250297e85da2df4ba34334ccc8a352073379c9dd80e92ec4',4044890704);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',1,1.79496648554735946648e+09,'{"is":"opened","terms":{"game":"strike","name":"Ann","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","stand_in":"master"},"host":"823faa7e53c4c25c","seats":2}c75a98a9e8024e6c85523cb715ad47860cfadb63ccbdd2a05c79b9a12b2db963',1527111735);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',2,1.79496648554735946648e+09,'{"is":"seated","seat":0,"name":"Ann","person":"823faa7e53c4c25c"}605ef453c5e076aac40146785827c7d4b176daf0148bc883bd48f30e061a5776',4169005800);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',3,1.79496648554735946648e+09,'{"is":"committed","id":"404dcb6d31283c83e83445af71b834e7","round":1,"commitment":"6b3a6f09b514f996e7065b0b8df013cebac9a4c54bdca93d573fcea00025031f"}9ab7ddf3021e5372c10c659d9e21004f764d297292de25b1891587a9ae4ad942',574234245);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',4,1.794966486112785101e+09,'{"is":"seated","seat":1,"name":"Ben","person":"4c75e8dadfa561e1"}8cb0fd1ea91b02bccb462457419edaba61f2db189447a0ef72fed68d5b3a6a0f',3054221530);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',5,1.79496648611622500418e+09,'{"is":"spoken","person":"823faa7e53c4c25c","name":"Ann","seat":0,"text":"Good luck, Ben!"}755b703eed6caf5ace843f3b3bb0f84405fb7955a6de9cf3f5e7d840efbb4d21',3215118969);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',6,1.79496648612927770611e+09,'{"is":"start_wanted"}9f36b8ab8ef249ddc73608946ece5217ed5f180601189c01751183e18b10e933',376830843);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',7,1.79496648612927770611e+09,'{"is":"game_began","id":"404dcb6d31283c83e83445af71b834e7","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"404dcb6d31283c83e83445af71b834e7","commitment":"6b3a6f09b514f996e7065b0b8df013cebac9a4c54bdca93d573fcea00025031f","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}9bb98cc69c25bfddfb020f21890895f361aa31f4339ecb82e7a378bd697fa2c1',1978459506);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',8,1.79496648613326239586e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}}}e3752208105abd43819335fa238459cc018ba1ea3efa95cccdf602bed1ab4dca',453370458);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',9,1.7949664861528251171e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}28940852e4fb9d5c5ec578b3517687c0d3720ef418f29dd976caf6af1747ecd2',3335400380);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',10,1.7949664861528251171e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}}}0781a0be5ee864391f55763a368a2e54ddf4fc6159bf12d3d96ddddb735bf064',3598167347);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',11,1.7949664861626808643e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}99f7e5606324afddc530961a3d702a8911c68f993fd1cea0e118a1c1d315270f',1910273826);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',12,1.7949664861626808643e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[0,[6],"drop"]],"lying":[16,7],"stacks":[]}}}98f6297c2cdf2c8fb0314a9fd6f29803a3149ee28a3e6f6a811845ef20aa8192',3039718597);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',13,1.79496648617086672784e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}bff82c4b88ab1af7217dcc5e999aee5a44c904d902d5d3dbf2a8399462fbf3e3',1321452055);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',14,1.79496648617086672784e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[0,[5],"drop"]],"lying":[16,7],"stacks":[]}}}36d8cee7410414b38504558efc99bcfb9de6c912c04cc9ab944d96c732de2706',718174884);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',15,1.79496648617805933945e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}dbec371ab5e5a13671be9a10000283f8636b71e9c8b45b3e858316ebb42a22dc',329450813);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',16,1.79496648617805933945e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":5,"hands":[[1,[15],"drop"]],"lying":[16],"stacks":[]}}}6bd49056365296c0dce9343ddf4e20b5220be931c4f63499e622f52e48a73f22',4023573277);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',17,1.7949664861892769337e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}b936fa898a441a8446b890335ad8753b37359d0853ba3e10c6616b06fa585735',1736610135);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',18,1.7949664861892769337e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":6,"hands":[[1,[14],"drop"]],"lying":[16,15],"stacks":[]}}}d2c3b031a85fc33a9fcc50478cff1ef2e8b6cebf3ea09c698ea40ccf3f436c41',1209002068);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',19,1.79496648619645333294e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}8835096f33279a4c8d38d43901a8e2ca5fc281161f322c87bcb96ed121a44d08',3358633177);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',20,1.79496648619645333294e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":7,"hands":[[0,[5],"drop"]],"lying":[15],"stacks":[]}}}01d1e431e5f9800857dfc0694f38c7e915cb056ab3d4e03b4e982c08d93b9476',4015683982);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',21,1.79496648620939779281e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw_all"}}}4f4c8492967bef69f89c9990119313bc29c2dc59d27a0b3fabc97c13c5d04db2',2794029668);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',22,1.79496648620939779281e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[8,"X"],[9,"2"],[10,"X"],[11,"6"],[12,"2"],[13,"2"],[16,"5"],[14,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":8,"hands":[[1,[8,9,10,11,12,13,16,14],"drop"]],"lying":[],"stacks":[]}}}2ece7c47cf317cea6a35bc90186a179e181839466333e849db5621b4e989940d',3733983531);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',23,1.79496648621921896932e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}7f1e50d34fc395919011f1f3c6c586bfbf52344d643550cc355c2100f45a0c14',4240033236);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',24,1.79496648621921896932e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":9,"hands":[[0,[5],"drop"]],"lying":[11,16,14],"stacks":[]}}}567a08729d3c6bfbbfb97e252a80664d26bc780031abfce64b1bc88dd6c0678e',3016194528);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',25,1.79496648622976016996e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}2180226dfb4b68488bfea1f7a5b0ddc4cc41b58b02318b36c552151a65280fae',1590126507);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',26,1.79496648622976016996e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":10,"hands":[[0,[15],"drop"]],"lying":[11,16,14,5],"stacks":[]}}}87b1f36ee3fb34ec4007d19f629bb0baa28f33c0ad4a40dacece91e9c88710df',2071365317);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',27,1.79496648623655915264e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}32e3bc12c32ebfe33cc7c185fd776b252d39ff8f582334abc6ff704b9a56c9ef',3666311672);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',28,1.79496648623655915264e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[13,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":11,"hands":[[1,[13],"drop"]],"lying":[11,16,14],"stacks":[]}}}a14c9151c83c5ba9e126df4c8eff4f001d91d40a2fb714b9b553ee93d457242e',332081028);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',29,1.79496648624497294422e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}}}bfd838477f14a5284954036b9024eb94ec8450aa0836f8e9d65db847b8011399',3461817303);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',30,1.79496648625254511836e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}b2b73cef13a70c7e211a5622fae33ac70d0716f332b34853af57308e0b6fb6b8',2826613735);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',31,1.79496648625254511836e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":12,"hands":[[0,[15],"drop"]],"lying":[11,16,14],"stacks":[]}}}c3078048275d31d98b6890db6466cc33348ef1d2143bb56259efea36871d6d30',2042038043);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',32,1.79496648625807571405e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}df909347c03946a12135519464455896963c70382925593f64216475281c4069',1620626368);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',33,1.7949664862695543766e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}a8d27140216a4dc7cc41b952429af20a182ab44aeec17c4dabec6c72cff776c4',974692582);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',34,1.7949664862695543766e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":13,"hands":[[1,[12],"drop"]],"lying":[11,16,14,15],"stacks":[]}}}f7de1d088a69397c704ca4655822941db9029beb15ce1f7cf9b5e79f14ac30e0',105492582);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',35,1.79496648627815985673e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}396795e7310a0ad0f738ce883a85b1bbc7e19e05cfbb5d4a947e46f1d7ad5e17',4136363479);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',36,1.79496648627815985673e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":14,"hands":[[0,[5],"drop"]],"lying":[16,14,15],"stacks":[]}}}7bf55da4bdd2492ee57086edd691baf0a51e3d9f09ad64e6c447ab02d6f30ca6',1150934176);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',37,1.79496648628735256192e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}c70cc6b207e566b49e4e17d40c1f9b64f1f444ea2ed96f5047b4cdabefe24b5c',1168151134);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',38,1.79496648628735256192e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":15,"hands":[[1,[12],"drop"]],"lying":[16,14],"stacks":[]}}}7e9c572e06eebfef2e9277c55eaa6dc89174af9e114f0c5920a6303abc627348',2957218539);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',39,1.79496648629386281966e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}b8ab69d146ed090570fe2fa91289e658bed19d6729d7551a9012e79811fe39d7',242578335);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',40,1.79496648629386281966e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":16,"hands":[[0,[5],"drop"]],"lying":[16],"stacks":[]}}}e8fd114c39588ac7b1fda19f19b8ba9a6f63ca0552f69460e134303804c40358',2040299360);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',41,1.79496648630181121824e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}214ce41cff8e60fd0de933a6064723bf13513de5f04d7b9e84ed02962ff1821a',1006881229);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',42,1.79496648630857777591e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}a27896d1e1600d107d64acbe1d3ab69ca72b573ed75c9c4a86397e2a289030ef',2746594139);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',43,1.79496648630857777591e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":17,"hands":[[1,[12],"drop"]],"lying":[16,5],"stacks":[]}}}407afa779bfe78da0de4a175980d3b86e7b4553e3e70e67794ee5720ae4edc43',554486759);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',44,1.79496648631359791755e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}}}274ccf6dcfed83e0a4669553b784d540ebdbd38f85d9ff4a316beda600d02675',4279147207);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',45,1.79496648632152938848e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}04f673484d4c7b25d0205c53572c2e0920c650db3053e4cdb57521448420897a',2733760094);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',46,1.79496648632152938848e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":18,"hands":[[0,[15],"drop"]],"lying":[16,5,12],"stacks":[]}}}1b5f826d9ab284d9afe2326f2436ba4f534467bc0306c74f32378e21cc446d27',1873173373);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',47,1.79496648632972264289e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}5ff2799c6beb1d96a87538d4c44667e3cfecd51d2c47c65dfbffea6c8a42280c',2452501095);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',48,1.79496648632972264289e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":19,"hands":[[1,[14],"drop"]],"lying":[5,12],"stacks":[]}}}1f6b2b22b0fc2a2e3ee0e230850168601d95e7b570a6f5233161bdef0b647d5f',188423768);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',49,1.7949664863365695477e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}82ce8daa1a1ed31e4a2beb76fe5a24c36ff0fbf217c002d1f641f38bb35c99c7',924297004);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',50,1.7949664863365695477e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[11,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":20,"hands":[[1,[11],"drop"]],"lying":[5,12,14],"stacks":[]}}}9e6dc358b6a5e0110409087b05c41450191ea5300a6a309af8ff38fc17d0ce57',2054393183);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',51,1.79496648634468984606e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}34f0026016362cf5e537e114b3203f413666b3a5f8b483d5c3b42a4459e9cd40',2309641390);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',52,1.79496648634468984606e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":21,"hands":[[0,[15],"drop"]],"lying":[12,14],"stacks":[]}}}f6030676d58dab327a0ab9de98185563425cf3b39340c350c6170f89963fa2f3',555330114);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',53,1.79496648635034036639e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}c75a369553e8f17ba7bc2846de4fbb5c07d161b79b528ae5b03a93d06565405a',695466525);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',54,1.79496648635034036639e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":22,"hands":[[0,[16],"drop"]],"lying":[12,14,15],"stacks":[]}}}e7a4748847303e65fbd21a5094d1e6a7c566565c51edfcdfbedfa5d4dc92872f',1083899916);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',55,1.79496648636244797705e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}fd6300c3f1e0307519c3eb14c782baea67dbff5833f6cb89be605a18987f307a',1124462533);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',56,1.79496648636244797705e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[11,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":23,"hands":[[1,[11],"drop"]],"lying":[12,14],"stacks":[]}}}833b552774596862197f15735aa20127fb7ee2b12c579615686b1070e9287ceb',401318326);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',57,1.7949664863688483238e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}9083a215df4a2b575cc8ac44d592b293177ec2ca55aa20e03f398ceb75fc628d',598651156);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',58,1.7949664863688483238e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":24,"hands":[[1,[5],"drop"]],"lying":[12,14,11],"stacks":[]}}}98c7abbb8d861dfad1f8acf6667f4fc408f6afcd9025d13e12c964dc5117e27d',3730878611);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',59,1.79496648637730526923e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}}}85225acfe1f14170f315b2e2018d0a9734225bf5142b38e1a6c306ccee4930eb',738638925);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',60,1.79496648637730526923e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[9,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":25,"hands":[[1,[9],"drop"]],"lying":[12,14,11],"stacks":[]}}}c18be936ed9cf3fd93d6b922d909402be339d6bccb91cafd8fd38f74198a640a',2553017832);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',61,1.79496648637730526923e+09,'{"is":"entered","entry":{"is":"ended","result":{"is":"result","winners":[0],"reason":"last_with_dice","scores":[]},"secret":"352cbb4316feec3142a50571715b7f1fb15368d0df204113f27d97a40def66cc"}}2b95c920de676cf0c25eddb3f142bad89e74b8d9c1896e0e448e775268ac8c69',2438666046);
INSERT INTO "events" VALUES('upPGmFNAiHvRn7MuKTjk6A',62,1.79496648638972592358e+09,'{"is":"committed","id":"e2643a93597e2e6fa9cdbb5c76a18b70","round":1,"commitment":"0ad2b44574c5611b157c06131bd12c77ccc3bad876df9ad565c1ac75811cb722"}5bed15b76e2af510aa8901883a4aec94676fbfe656fbc023bc7890fce0c3c7c5',1467288007);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('141d04238e68cf9cce432c1b32f742c9','istN7c5eP9hRdvITIqCEvA',1,'verasselt','',1.79496648760034298894e+09,NULL);
INSERT INTO "games" VALUES('404dcb6d31283c83e83445af71b834e7','upPGmFNAiHvRn7MuKTjk6A',1,'strike','352cbb4316feec3142a50571715b7f1fb15368d0df204113f27d97a40def66cc',1.79496648612927770611e+09,1.79496648637730526923e+09);
INSERT INTO "games" VALUES('4e992604c357a0014e316f2d1e2f05a5','QiqZoPaCY0Wb_8rabmN85w',1,'hp_strike','',1.79496648647654151922e+09,NULL);
CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT;
INSERT INTO "ledger" VALUES(1,'404dcb6d31283c83e83445af71b834e7','{"game":"404dcb6d31283c83e83445af71b834e7","hash":"6b3a6f09b514f996e7065b0b8df013cebac9a4c54bdca93d573fcea00025031f","kind":"commitment","round":1}','afea425a201d1deda37743f448bedd460ca4d98c90ba411f5f5d938b232cc589');
INSERT INTO "ledger" VALUES(2,'404dcb6d31283c83e83445af71b834e7','{"game":"404dcb6d31283c83e83445af71b834e7","hash":"1639650c2275175768d9ba27ca6f81269eb2adf02e63c3a12e15cf27c22a7522","kind":"final"}','d4be83f0e5b44d2e8a3b891036468baba857af5a06705e91dba0dbfeeb44c8cc');
INSERT INTO "ledger" VALUES(3,'e2643a93597e2e6fa9cdbb5c76a18b70','{"game":"e2643a93597e2e6fa9cdbb5c76a18b70","hash":"0ad2b44574c5611b157c06131bd12c77ccc3bad876df9ad565c1ac75811cb722","kind":"commitment","round":1}','bb64f80ae0167c4327ce70ddd08c98a4faeba58500fd0b26119d6c1f27c4807c');
INSERT INTO "ledger" VALUES(4,'4e992604c357a0014e316f2d1e2f05a5','{"game":"4e992604c357a0014e316f2d1e2f05a5","hash":"aacf13749ab88a503ad3b1d33da27ab84898617287bfd41bc41f1b7725e7f2b2","kind":"commitment","round":1}','3905f1f20c7e625e026db0c00df4cb13083cc488830d201b199ec8688d7c0383');
INSERT INTO "ledger" VALUES(5,'141d04238e68cf9cce432c1b32f742c9','{"game":"141d04238e68cf9cce432c1b32f742c9","hash":"0a92ab9d251cd371bf5df7e653bd41428eea86e89d0f9f76b728f5d8aebdad85","kind":"commitment","round":1}','029bd7ca54b1a15704749f563f2041666e9a8b51b2911bce06286e648b8e7e16');
INSERT INTO "ledger" VALUES(6,'c023945b472f584a35049e609f182442','{"game":"c023945b472f584a35049e609f182442","hash":"2c7f49327b0ac52ef1abbe6c8012616ffe75a0da4b8ee78dfeaa702e39a5c98e","kind":"commitment","round":1}','699483313ef387f78c533d39a6d245105cdd87f19fee06ba0d40dfb7bdd62663');
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','4c75e8dadfa561e1','hp_strike_luck-b0','b62f3252bf7f2c45f55c1bcbe5b2d21f','{"is":"ack","move":"hp_strike_luck-b0","version":4}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','4c75e8dadfa561e1','hp_strike_luck-b1','a8431399d4a56fe37174a0eec65d5e5a','{"is":"ack","move":"hp_strike_luck-b1","version":14}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','4c75e8dadfa561e1','hp_strike_luck-b2','6109e94e0aab143cc4fa98a2de351ba9','{"is":"ack","move":"hp_strike_luck-b2","version":15}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','823faa7e53c4c25c','hp_strike_luck-a0','d1402158c88f995bd07d596c0b6e55d6','{"is":"ack","move":"hp_strike_luck-a0","version":5}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','823faa7e53c4c25c','hp_strike_luck-a1','a4cae47bd44716bb9144928070fe4aab','{"is":"ack","move":"hp_strike_luck-a1","version":7}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','823faa7e53c4c25c','hp_strike_luck-a2','5d60bd3d3667e97bbf12b233d8463f6f','{"is":"ack","move":"hp_strike_luck-a2","version":11}');
INSERT INTO "moves" VALUES('QiqZoPaCY0Wb_8rabmN85w','823faa7e53c4c25c','hp_strike_luck-a3','0439cd655fed5d143549c7e02682f672','{"is":"ack","move":"hp_strike_luck-a3","version":12}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','4c75e8dadfa561e1','verasselt_luck-b0','2a337d204c081ab1d1468ac0466c685a','{"is":"ack","move":"verasselt_luck-b0","version":4}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a0','307f76f8637ccf57309c17171cdaf9b1','{"is":"ack","move":"verasselt_luck-a0","version":5}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a1','970440081b7aa1089806bc2b4f227cd2','{"is":"ack","move":"verasselt_luck-a1","version":7}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a2','8becb6b670227885b9f75e4e003d0c61','{"is":"ack","move":"verasselt_luck-a2","version":9}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a3','4f4332998fd8492bfc7c63a034704097','{"is":"ack","move":"verasselt_luck-a3","version":11}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a4','4d5b7d2c0f22d79082c219df73729a15','{"is":"ack","move":"verasselt_luck-a4","version":13}');
INSERT INTO "moves" VALUES('istN7c5eP9hRdvITIqCEvA','823faa7e53c4c25c','verasselt_luck-a5','1961820b20bc351afe8d4b1ab927e3a8','{"is":"ack","move":"verasselt_luck-a5","version":14}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b0','1d336430d438466febbfec1b7341b9fa','{"is":"ack","move":"over-b0","version":4}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b1','5761ddafcf7b2d12abfe7190605f6303','{"is":"ack","move":"over-b1","version":16}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b10','f44cf0f1ac501be4403078b86291e29f','{"is":"ack","move":"over-b10","version":48}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b11','939903d555cd37cd23475f9f5f3faaa0','{"is":"ack","move":"over-b11","version":50}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b12','30a42c435283c802ec87908bdba31ff7','{"is":"ack","move":"over-b12","version":56}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b13','efb44a150380065f21bf6998cd131662','{"is":"ack","move":"over-b13","version":58}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b14','ade2359267862f51ad216dd46362a3a7','{"is":"ack","move":"over-b14","version":61}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b2','52e3dbd656018cc5408d5a42697a9b25','{"is":"ack","move":"over-b2","version":18}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b3','c2b4962e65565e43c20b3cb176999f9a','{"is":"ack","move":"over-b3","version":22}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b4','8efb7b87cf6b92c153fa96531e4acd13','{"is":"ack","move":"over-b4","version":28}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b5','c36a3abf684d9e523aa297e71f6ef8f0','{"is":"ack","move":"over-b5","version":29}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b6','96fe6c45274b6500aee8b207902fa583','{"is":"ack","move":"over-b6","version":34}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b7','96cbf059ae928aeeb249e3103421d95e','{"is":"ack","move":"over-b7","version":38}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b8','3ef2f59e2445a86c2cdd0aa18cd2eaf2','{"is":"ack","move":"over-b8","version":43}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','4c75e8dadfa561e1','over-b9','858b439f322689d72fb8a7ab6b88136d','{"is":"ack","move":"over-b9","version":44}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a0','41ebfa59d2eac5eff1f582d37b074d7b','{"is":"ack","move":"over-a0","version":5}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a1','cf28b0f0f1fded342b86e3982fe91531','{"is":"ack","move":"over-a1","version":7}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a10','25fde34469e45f53c57d455e8cfd62a8','{"is":"ack","move":"over-a10","version":36}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a11','9f62a551bf7c20526fdccc006e085d34','{"is":"ack","move":"over-a11","version":40}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a12','89448a71f8368beea4cc7bbc96431422','{"is":"ack","move":"over-a12","version":41}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a13','8e428c034a3955ace9f429d57575f3b8','{"is":"ack","move":"over-a13","version":46}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a14','3d861230456bd0e5603a6fce7f017006','{"is":"ack","move":"over-a14","version":52}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a15','412b6c4e0fbec6eb969511b66f253608','{"is":"ack","move":"over-a15","version":54}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a2','10541130b2b599098771da818b31e45b','{"is":"ack","move":"over-a2","version":10}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a3','203cc7310b21682fa361f61321678cc8','{"is":"ack","move":"over-a3","version":12}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a4','eaa1f2a3deeb950e0b9335785b581e0e','{"is":"ack","move":"over-a4","version":14}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a5','581e591c3211c11452e5321e017e037d','{"is":"ack","move":"over-a5","version":20}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a6','b8b6c82fbe8f9a66ab6253f8536a245c','{"is":"ack","move":"over-a6","version":24}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a7','4d0f20b176c064868a2e7bc2c3892558','{"is":"ack","move":"over-a7","version":26}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a8','4d59c3c743a64605587cefbc91242278','{"is":"ack","move":"over-a8","version":31}');
INSERT INTO "moves" VALUES('upPGmFNAiHvRn7MuKTjk6A','823faa7e53c4c25c','over-a9','d9ffd199f47a8e5d0efb5f7d9cde7edb','{"is":"ack","move":"over-a9","version":32}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('4c75e8dadfa561e1','Ben','guest',NULL,'en',1.79496648553239822386e+09,1.79496648553239822386e+09);
INSERT INTO "people" VALUES('823faa7e53c4c25c','Ann','guest',NULL,'en',1.79496648550271892547e+09,1.79496648550271892547e+09);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT;
CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('QiqZoPaCY0Wb_8rabmN85w',1,'4c75e8dadfa561e1');
INSERT INTO "seats" VALUES('istN7c5eP9hRdvITIqCEvA',1,'4c75e8dadfa561e1');
INSERT INTO "seats" VALUES('QiqZoPaCY0Wb_8rabmN85w',0,'823faa7e53c4c25c');
INSERT INTO "seats" VALUES('istN7c5eP9hRdvITIqCEvA',0,'823faa7e53c4c25c');
INSERT INTO "seats" VALUES('mDhMPVSdZrYMkGIfhjDS-w',0,'823faa7e53c4c25c');
CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('141d04238e68cf9cce432c1b32f742c9',1,'istN7c5eP9hRdvITIqCEvA','65313d21:7HJCxzhKIYYCZRs1xi5HEL5g8bFscERR1hGUoXRjEqX0qeDgpvArJnzR8M4QgmkXUBxRXfhEw/wFJ1Um7PkkUMS9Q9oM330R5HPV+YNAcDTLwUQbpXOey2+jxiY=');
INSERT INTO "secrets" VALUES('4e992604c357a0014e316f2d1e2f05a5',1,'QiqZoPaCY0Wb_8rabmN85w','65313d21:cS78C17m9gM4wjICkjB74SSsS3alcIsPkvy2B+EjR+XMa6vT4UF4IhOb6ZvKFo4tzvDya8K0EzLEc9yLoHmtX/WqUUWyDol66sy1bDUrGcJx2pVjBdsOu8uixfk=');
INSERT INTO "secrets" VALUES('c023945b472f584a35049e609f182442',1,'mDhMPVSdZrYMkGIfhjDS-w','65313d21:TvzecfJo4lUgNd1N1ut42gYTMeZQ48nS5XJpK2Hz/Z21LXwR477/WICB5yuvMyMhjN6eK+1zJ6PNLpOZvoLItuUaynpVJ52ElFcrd1dsiIEVEVSr7iM1ZnTW+uI=');
INSERT INTO "secrets" VALUES('e2643a93597e2e6fa9cdbb5c76a18b70',1,'upPGmFNAiHvRn7MuKTjk6A','65313d21:oiBAbKJjEyfURabbbwqUNlOu4hJ1odJkZF1psu0f9KHEYKAe6xQP0XXEF/DdhIcsgaI28ewwfV7JYNChIx38u3TQTE+fJu+JB0PIq+LGP0XC5b+JsNn7yT0ORjw=');
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    , label TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'94CBFAA8193C805709021ED0D6C8324E4010815DE5C463D047C9C3EAC64F948E','4c75e8dadfa561e1','cookie',1.79496648553243970869e+09,1.79496648553243970869e+09,'');
INSERT INTO "sessions" VALUES(X'B45ED907AFD7E062B3A728C52CFA5A89F484AE7D9EB141C066E0253B53252EA7','823faa7e53c4c25c','cookie',1.79496648550278186792e+09,1.79496648550278186792e+09,'');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('QiqZoPaCY0Wb_8rabmN85w','playing','public','{"id":"QiqZoPaCY0Wb_8rabmN85w","name":"Ann","game":"hp_strike","kind":"online","status":"playing","visibility":"public","host":"823faa7e53c4c25c","seats":[{"name":"Ann","person":"823faa7e53c4c25c","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false},{"name":"Ben","person":"4c75e8dadfa561e1","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false}],"options":{},"preset":null,"first":0,"thrower":"luck","clock":"none","chat":true,"spectators":true,"delay":0,"tournament":false,"hints":false,"stand_in":"master","watching":0,"code":"","replays":[],"next":null}',1.79496648640615963938e+09,1.79496648647654151922e+09);
INSERT INTO "tables" VALUES('istN7c5eP9hRdvITIqCEvA','playing','public','{"id":"istN7c5eP9hRdvITIqCEvA","name":"Ann","game":"verasselt","kind":"online","status":"playing","visibility":"public","host":"823faa7e53c4c25c","seats":[{"name":"Ann","person":"823faa7e53c4c25c","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false},{"name":"Ben","person":"4c75e8dadfa561e1","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false}],"options":{},"preset":null,"first":0,"thrower":"luck","clock":"none","chat":true,"spectators":true,"delay":0,"tournament":false,"hints":false,"stand_in":"master","watching":0,"code":"","replays":[],"next":null}',1.79496648753037786484e+09,1.79496648760034298894e+09);
INSERT INTO "tables" VALUES('mDhMPVSdZrYMkGIfhjDS-w','open','public','{"id":"mDhMPVSdZrYMkGIfhjDS-w","name":"Ann","game":"strike","kind":"online","status":"open","visibility":"public","host":"823faa7e53c4c25c","seats":[{"name":"Ann","person":"823faa7e53c4c25c","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false},{"name":"","person":null,"bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false}],"options":{},"preset":null,"first":0,"thrower":"luck","clock":"none","chat":true,"spectators":true,"delay":0,"tournament":false,"hints":false,"stand_in":"master","watching":0,"code":"","replays":[],"next":null}',1.79496648869226193426e+09,1.7949664886927390098e+09);
INSERT INTO "tables" VALUES('upPGmFNAiHvRn7MuKTjk6A','over','public','{"id":"upPGmFNAiHvRn7MuKTjk6A","name":"Ann","game":"strike","kind":"online","status":"over","visibility":"public","host":"823faa7e53c4c25c","seats":[{"name":"Ann","person":"823faa7e53c4c25c","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false},{"name":"Ben","person":"4c75e8dadfa561e1","bot":null,"stand_in":null,"simulated_races":false,"agrees":false,"program":false}],"options":{},"preset":null,"first":0,"thrower":"luck","clock":"none","chat":true,"spectators":true,"delay":0,"tournament":false,"hints":false,"stand_in":"master","watching":0,"code":"","replays":["404dcb6d31283c83e83445af71b834e7"],"next":null}',1.79496648554667520523e+09,1.79496648637730526923e+09);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX sessions_by_use ON sessions (kind, seen);
CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END;
CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END;
COMMIT;
